/** What the browser's passkeys are asked, and their answers, as the server writes both. */
import type { PasskeyMade, PasskeyProof, PasskeyQuestion } from "$/generated/accounts";
import { Refused } from "$/app/api";
import { read, written } from "$/app/base64";

/** As the list of passkeys calls it: the system it was made on. */
export function systemOf(agent: string): string {
  const known = ["iPhone", "iPad", "Android", "Windows", "CrOS", "Mac OS X", "Linux"];
  return known.find((name) => agent.includes(name))?.replace(" OS X", "") ?? "Passkey";
}

const ES256 = -7;
const RS256 = -257;

/** A new passkey of this device. */
export async function make(question: PasskeyQuestion): Promise<PasskeyMade> {
  const made = await answered(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: read(question.challenge),
        rp: { id: question.site, name: "Roost" },
        user: { id: read(question.user), name: question.name, displayName: question.name },
        pubKeyCredParams: [ES256, RS256].map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: question.known.map((id) => ({ type: "public-key", id: read(id) })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
      },
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    name: systemOf(navigator.userAgent),
    client_data: written(response.clientDataJSON),
    attestation: written(response.attestationObject),
  };
}

/** Whichever of its passkeys the device offers, and its owner chooses. */
export async function prove(question: PasskeyQuestion): Promise<Omit<PasskeyProof, "bring">> {
  const found = await answered(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: read(question.challenge),
        rpId: question.site,
        userVerification: "required",
      },
    }),
  );
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    id: written(found.rawId),
    client_data: written(response.clientDataJSON),
    authenticator_data: written(response.authenticatorData),
    signature: written(response.signature),
  };
}

/** Who changes their mind, or has none here, is told so like any other refusal. */
async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await ask().catch(() => null);
  if (found === null) {
    throw new Refused({ code: "passkey-refused", message: "no passkey", values: {} });
  }
  return found as PublicKeyCredential;
}

/** Accounts over REST. */
import type {
  AccountMade,
  AccountView,
  PasskeyQuestion,
  PasskeyView,
  RecoveryCode,
} from "$/generated/accounts";
import type { Me } from "$/generated/wire";
import { ask, beGuest, become, noteAccount, send } from "$/app/api";
import * as passkeys from "./passkeys";

export async function view(): Promise<AccountView> {
  const found = await ask<AccountView>("/account");
  noteAccount(found.account !== null);
  return found;
}

/** By a password, or by a passkey of this device where none is given. */
export async function make(name: string, password: string | null): Promise<string> {
  let body: Record<string, unknown> = { name, password };
  if (password === null) {
    await beGuest(name); // whose passkey it will be
    const question = await ask<PasskeyQuestion>("/account/passkeys/new", "POST");
    body = { name, passkey: await passkeys.make({ ...question, name }) };
  }
  const { me, recovery } = await ask<AccountMade>("/account", "POST", body);
  become(me);
  return recovery;
}

export async function signIn(name: string, password: string, bring: boolean): Promise<void> {
  become(await ask<Me>("/account/sign-in", "POST", { name, password, bring }));
}

export async function enter(bring: boolean): Promise<void> {
  const question = await ask<PasskeyQuestion>("/account/passkey", "POST");
  const proof = await passkeys.prove(question);
  become(await ask<Me>("/account/passkey/sign-in", "POST", { ...proof, bring }));
}

export async function recover(
  name: string,
  code: string,
  password: string,
  bring: boolean,
): Promise<string> {
  const body = { name, code, password, bring };
  const { me, recovery } = await ask<AccountMade>("/account/recover", "POST", body);
  become(me);
  return recovery;
}

export async function signOut(): Promise<void> {
  await send("/account/sign-out", "POST");
  become(null);
}

export async function rename(name: string): Promise<void> {
  become(await ask<Me>("/account/name", "POST", { name }));
}

export const setPassword = (password: string): Promise<void> =>
  send("/account/password", "POST", { password });

export const renewCode = async (): Promise<string> =>
  (await ask<RecoveryCode>("/account/recovery", "POST")).recovery;

export async function addPasskey(): Promise<void> {
  const question = await ask<PasskeyQuestion>("/account/passkeys/new", "POST");
  await ask<PasskeyView>("/account/passkeys", "POST", await passkeys.make(question));
}

export const removePasskey = (id: string): Promise<void> =>
  send(`/account/passkeys/${encodeURIComponent(id)}`, "DELETE");

export const endDevice = (id: string): Promise<void> =>
  send(`/account/devices/${encodeURIComponent(id)}`, "DELETE");

export const endOthers = (): Promise<void> => send("/account/devices", "DELETE");

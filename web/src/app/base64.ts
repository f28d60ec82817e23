/** Bytes as base64 for addresses, as the server writes them. */

export function read(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function written(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

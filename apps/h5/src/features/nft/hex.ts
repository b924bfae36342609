export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The SHA-256 of a text in hex; undefined where the browser has none, as on pages without https. */
export async function sha256Of(text: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return undefined;
  return hexOf(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

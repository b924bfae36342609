/** `unable`: the browser has no such cryptography, or none here, as on a page without https. */
export type VerdictCheck =
  | { readonly result: 'right'; readonly text: string }
  | { readonly result: 'wrong' | 'no_document' | 'unable' };

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** The signed note in a file: the text as it is, or the one that a PDF has inside. */
function noteIn(file: Uint8Array): string {
  // Only letters of ASCII are looked for.
  const inside = /candor-note:([A-Za-z0-9+/=]+)/.exec(new TextDecoder('latin1').decode(file))?.[1];
  return textOf(inside === undefined ? file : bytesOf(inside));
}

/** Checks the signature of a verdict with the public key of the exchange, 32 bytes in base64. */
export async function verifyVerdict(file: Uint8Array, key: string): Promise<VerdictCheck> {
  const [, text, signature] = /^([\s\S]*\n)\n— \S+ ([A-Za-z0-9+/=]+)\n$/.exec(noteIn(file)) ?? [];
  if (text === undefined || signature === undefined || !text.startsWith('candor/otc-verdict/v1\n'))
    return { result: 'no_document' };
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return { result: 'unable' };
  let publicKey: CryptoKey;
  try {
    publicKey = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
  } catch {
    return { result: 'unable' };
  }
  // The first four bytes name the key.
  const isRight = await subtle.verify(
    'Ed25519',
    publicKey,
    bytesOf(signature).subarray(4),
    new TextEncoder().encode(text),
  );
  return isRight ? { result: 'right', text } : { result: 'wrong' };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

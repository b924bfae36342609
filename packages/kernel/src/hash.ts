import { createHash, createHmac } from 'node:crypto';

/** SHA-256 over the parts, one after the other, without separators: callers frame the input. */
export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
}

/** HMAC-SHA256 (RFC 2104): 32 bytes for a message, which cannot be computed or guessed without the key. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return createHmac('sha256', key).update(message).digest();
}

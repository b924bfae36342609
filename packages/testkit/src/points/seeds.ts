import { sha256 } from '@candor/kernel/hash';

/** A chain of secret seeds: seed n of a series, whose SHA-256 is the seed before it. Seed 0 is the commitment. */
export function chainSeed(secret: string, length: number, nonce: number): Uint8Array {
  let seed = sha256(new TextEncoder().encode(secret));
  for (let i = nonce; i < length; i++) seed = sha256(seed);
  return seed;
}

export const seriesLength = 20;

import { keccak_256 } from '@noble/hashes/sha3.js';
import { type Hash, hashBytes, hashOf } from '../chain.ts';

/** A transaction is known by the hash of its signed bytes. */
export function keccakOf(raw: Hash): Hash {
  return hashOf(keccak_256(hashBytes(raw)));
}

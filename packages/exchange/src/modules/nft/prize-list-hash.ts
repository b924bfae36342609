import { encode } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { nftPrizes } from './spec.ts';
import type { NftPrize } from './views.ts';

/** The hash that a series publishes before its sale: SHA-256 over the canonical bytes of its list of prizes. */
export function prizeListHash(prizes: readonly NftPrize[]): Uint8Array {
  return sha256(encode(nftPrizes, prizes));
}

import { encode } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { lockedTerms } from './spec.ts';
import type { LockedTerms } from './views.ts';

/** The hash that a deposit binds: SHA-256 over the canonical bytes of the whole terms. */
export function lockedTermsHash(terms: LockedTerms): Uint8Array {
  return sha256(encode(lockedTerms, terms));
}

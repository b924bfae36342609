import { encode } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { dualTerms } from './spec.ts';
import type { DualTerms } from './views.ts';

/** The hash that a purchase binds: SHA-256 over the canonical bytes of the whole terms. */
export function dualTermsHash(terms: DualTerms): Uint8Array {
  return sha256(encode(dualTerms, terms));
}

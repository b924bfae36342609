import { encode } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { optionTerms } from './spec.ts';
import type { OptionTerms } from './views.ts';

/**
 * The hash that an order binds: SHA-256 over the canonical bytes of the whole terms, so that no figure of them can
 * differ unseen.
 */
export function optionTermsHash(terms: OptionTerms): Uint8Array {
  return sha256(encode(optionTerms, terms));
}

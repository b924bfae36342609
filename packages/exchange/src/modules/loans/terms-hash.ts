import { encode } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { loanTerms } from './spec.ts';
import type { LoanTerms } from './views.ts';

/** The hash that a loan binds: SHA-256 over the canonical bytes of the whole terms. */
export function loanTermsHash(terms: LoanTerms): Uint8Array {
  return sha256(encode(loanTerms, terms));
}

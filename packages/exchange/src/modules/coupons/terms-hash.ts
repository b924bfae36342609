import { encode } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { couponTerms } from './spec.ts';
import type { CouponTerms } from './views.ts';

/** The hash that an issue binds: SHA-256 over the canonical bytes of the whole terms. */
export function couponTermsHash(terms: CouponTerms): Uint8Array {
  return sha256(encode(couponTerms, terms));
}

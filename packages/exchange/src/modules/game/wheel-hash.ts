import { encode } from '@candor/kernel';
import { sha256 } from '@candor/kernel/hash';
import { wheelTerms } from './spec.ts';
import type { WheelTerms } from './views.ts';

/** The hash that a turn binds: SHA-256 over the canonical bytes of the whole wheel. */
export function wheelHash(terms: WheelTerms): Uint8Array {
  return sha256(encode(wheelTerms, terms));
}

import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const feesRejects = {
  'fees.set_tiers': ['terms_invalid'],
} as const satisfies Rejects;

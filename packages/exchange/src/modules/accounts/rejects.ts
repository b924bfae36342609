import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const accountRejects = {
  'accounts.open': [],
  'house.fund': ['practice_only', 'asset_not_found', 'amount_invalid'],
} as const satisfies Rejects;

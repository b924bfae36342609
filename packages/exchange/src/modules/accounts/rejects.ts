import type { Rejects } from '../../reject-codes.ts';

/** Why each command can be refused, in the order in which that is checked. */
export const accountRejects = {
  'accounts.open': [],
  'house.fund': ['practice_only', 'asset_not_found', 'amount_invalid'],
} as const satisfies Rejects;

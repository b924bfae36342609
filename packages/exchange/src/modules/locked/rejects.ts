import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const lockedRejects = {
  'locked.set_terms': ['asset_not_found', 'terms_invalid'],
  'locked.fund_rewards': ['asset_not_found', 'amount_invalid', 'treasury_insufficient'],
  'locked.deposit': [
    'account_not_found',
    'locked_not_offered',
    'product_unavailable',
    'terms_changed',
    'amount_invalid',
    'locked_too_small',
    'locked_too_large',
    'too_many_locked',
    'balance_insufficient',
    'locked_quota_full',
    'rewards_insufficient',
  ],
  'locked.redeem': ['account_not_found', 'locked_not_found', 'penalty_changed'],
  'locked.set_renewal': ['account_not_found', 'locked_not_found'],
} as const satisfies Rejects;

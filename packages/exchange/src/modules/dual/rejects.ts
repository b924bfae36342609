import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const dualRejects = {
  'dual.open_product': ['pair_not_found', 'terms_invalid'],
  'dual.close_product': ['dual_not_offered'],
  'dual.buy': [
    'account_not_found',
    'dual_not_offered',
    'product_unavailable',
    'terms_changed',
    'index_stale',
    'shares_invalid',
    'dual_sold_out',
    'dual_account_max',
    'too_many_purchases',
    'balance_insufficient',
    'liquidity_insufficient',
  ],
  'dual.set_reinvest': ['account_not_found', 'purchase_not_found'],
} as const satisfies Rejects;

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
    'pair_not_trading',
    'market_closed',
    'index_stale',
    'shares_invalid',
    'dual_sold_out',
    'dual_account_max',
    'too_many_purchases',
    'dual_paused',
    'dual_limit',
    'balance_insufficient',
    'liquidity_insufficient',
  ],
  'dual.set_reinvest': ['account_not_found', 'purchase_not_found'],
  'dual.set_limit': ['account_not_found', 'amount_invalid'],
  'dual.pause': ['account_not_found', 'pause_invalid'],
} as const satisfies Rejects;

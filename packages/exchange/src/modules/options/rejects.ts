import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const optionsRejects = {
  'options.set_terms': ['pair_not_found', 'terms_invalid'],
  'options.buy': [
    'account_not_found',
    'pair_not_found',
    'option_not_offered',
    'product_unavailable',
    'pair_not_trading',
    'market_closed',
    'terms_changed',
    'seconds_not_offered',
    'valid_until_too_far',
    'order_too_late',
    'index_stale',
    'amount_invalid',
    'stake_too_small',
    'stake_too_large',
    'options_paused',
    'daily_stake_limit',
    'daily_loss_limit',
    'balance_insufficient',
    'exposure_full',
    'liquidity_insufficient',
  ],
  'options.set_limits': ['account_not_found', 'amount_invalid'],
  'options.pause': ['account_not_found', 'pause_invalid'],
} as const satisfies Rejects;

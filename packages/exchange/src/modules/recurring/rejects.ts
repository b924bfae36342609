import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const recurringRejects = {
  'recurring.begin': [
    'account_not_found',
    'product_unavailable',
    'too_many_plans',
    'recurring_time_invalid',
    'asset_not_found',
    'convert_same_asset',
    'convert_not_offered',
    'amount_invalid',
    'clock_fault',
    'fiat_rate_stale',
    'index_stale',
    'convert_too_small',
    'convert_too_large',
  ],
  'recurring.change': [
    'account_not_found',
    'recurring_not_found',
    'asset_not_found',
    'convert_same_asset',
    'convert_not_offered',
    'amount_invalid',
    'clock_fault',
    'fiat_rate_stale',
    'index_stale',
    'convert_too_small',
    'convert_too_large',
  ],
  'recurring.pause': ['account_not_found', 'recurring_not_found'],
  'recurring.resume': ['account_not_found', 'recurring_not_found', 'product_unavailable'],
  'recurring.end': ['account_not_found', 'recurring_not_found'],
} as const satisfies Rejects;

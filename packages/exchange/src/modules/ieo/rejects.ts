import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const ieoRejects = {
  'ieo.set_project': ['asset_not_found', 'project_opened', 'terms_invalid', 'liquidity_insufficient'],
  'ieo.subscribe': [
    'account_not_found',
    'project_not_found',
    'product_unavailable',
    'project_not_open',
    'terms_changed',
    'amount_invalid',
    'subscription_too_small',
    'subscription_too_large',
    'issuance_insufficient',
    'balance_insufficient',
  ],
  'ieo.cancel_project': ['project_not_found', 'project_settled'],
  'ieo.set_market': ['project_not_found', 'pair_not_found', 'project_opened', 'terms_invalid'],
  'ieo.move_issuance': ['asset_not_found', 'amount_invalid', 'treasury_insufficient', 'liquidity_insufficient'],
} as const satisfies Rejects;

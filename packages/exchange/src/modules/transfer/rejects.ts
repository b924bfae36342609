import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const transferRejects = {
  'transfer.move': [
    'account_not_found',
    'asset_not_found',
    'transfer_same_account',
    'transfer_not_allowed',
    'amount_invalid',
    'balance_insufficient',
    'margin_needed',
  ],
} as const satisfies Rejects;

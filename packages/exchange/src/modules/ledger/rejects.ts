import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const ledgerRejects = {
  'ledger.correct': [
    'not_permitted',
    'asset_not_found',
    'account_not_found',
    'correction_not_allowed',
    'transfer_same_account',
    'amount_invalid',
    'record_not_found',
    'balance_insufficient',
  ],
} as const satisfies Rejects;

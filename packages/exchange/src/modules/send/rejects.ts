import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const sendRejects = {
  'send.send': [
    'account_not_found',
    'recipient_not_found',
    'send_self',
    'asset_not_found',
    'send_not_offered',
    'product_unavailable',
    'identity_needed',
    'withdrawals_held',
    'send_book_only',
    'recipient_cannot_receive',
    'amount_invalid',
    'index_stale',
    'withdrawal_limit',
    'balance_insufficient',
    'margin_needed',
  ],
} as const satisfies Rejects;

import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const practiceRejects = {
  'practice.set_faucet': ['practice_only', 'asset_not_found', 'amount_invalid'],
  'practice.claim': [
    'practice_only',
    'account_not_found',
    'faucet_not_offered',
    'clock_fault',
    'already_claimed_today',
  ],
  'practice.begin_past': ['practice_only', 'terms_invalid'],
} as const satisfies Rejects;

import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const copyRejects = {
  'copy.set_terms': ['terms_invalid'],
  'copy.apply': [
    'account_not_found',
    'copy_not_offered',
    'product_unavailable',
    'share_invalid',
    'trader_exists',
    'followers_cannot_lead',
  ],
  'copy.withdraw_application': ['trader_not_found', 'trader_state_wrong'],
  'copy.review': ['trader_not_found', 'trader_state_wrong'],
  'copy.follow': [
    'account_not_found',
    'follow_self',
    'copy_not_offered',
    'product_unavailable',
    'trader_not_found',
    'trader_not_followable',
    'traders_cannot_follow',
    'follow_invalid',
    'followers_full',
  ],
  'copy.follow_with_limits': [
    'account_not_found',
    'follow_self',
    'copy_not_offered',
    'product_unavailable',
    'trader_not_found',
    'trader_not_followable',
    'traders_cannot_follow',
    'follow_invalid',
    'followers_full',
    'pair_not_found',
    'follow_limit_reached',
  ],
  'copy.cancel': ['follow_not_found'],
  'copy.self_hold': ['ticket_not_found', 'ticket_not_open', 'ticket_not_copied'],
} as const satisfies Rejects;

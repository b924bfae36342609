/**
 * The acts of operators that a person reads about on their own security page: what was looked at first, then what was
 * done.
 */
export const personActs = [
  'found',
  'profile',
  'balances',
  'statement',
  'orders',
  'contracts',
  'options',
  'coupons',
  'live',
  'payments',
  'access',
  'messages',
  'picture',
  'noted',
  'hold',
  'sessions_ended',
  'identity',
  'withdrawal',
  'deposit',
  'invitation',
  'support',
  'correction',
  'recovery',
  'dispute',
  'chat',
  'coupon',
] as const;
export type PersonAct = (typeof personActs)[number];

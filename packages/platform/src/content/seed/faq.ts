/** In the order of the page. */
export const faqGroupKeys = ['start', 'trading', 'funds', 'security', 'practice'] as const;
export type FaqGroupKey = (typeof faqGroupKeys)[number];

/** In the order of the page; the position is also the id, so one is added at the end and none is moved. */
export const faqKeys = [
  'what_is',
  'register',
  'no_code',
  'languages',
  'limit_or_market',
  'stop_orders',
  'oco',
  'fees',
  'unfilled',
  'price_moved',
  'account_types',
  'transfer',
  'convert',
  'statement',
  'frozen',
  'forgot_password',
  'other_devices',
  'asked_for_code',
  'real_money',
  'where_prices',
  'claim',
] as const;
export type FaqKey = (typeof faqKeys)[number];

export const faqGroupOf: Readonly<Record<FaqKey, FaqGroupKey>> = {
  what_is: 'start',
  register: 'start',
  no_code: 'start',
  languages: 'start',
  limit_or_market: 'trading',
  stop_orders: 'trading',
  oco: 'trading',
  fees: 'trading',
  unfilled: 'trading',
  price_moved: 'trading',
  account_types: 'funds',
  transfer: 'funds',
  convert: 'funds',
  statement: 'funds',
  frozen: 'funds',
  forgot_password: 'security',
  other_devices: 'security',
  asked_for_code: 'security',
  real_money: 'practice',
  where_prices: 'practice',
  claim: 'practice',
};

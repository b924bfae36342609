/** The subjects of notices, as users switch them. `liquidations` are those of contracts and loans, with what comes before them. */
export const noticeCategories = [
  'orders',
  'liquidations',
  'deposits',
  'withdrawals',
  'security',
  'otc',
  'nft',
  'products',
  'rewards',
  'alerts',
  'support',
  'chat',
  'news',
] as const;
export type NoticeCategory = (typeof noticeCategories)[number];

/** Categories that are read together. */
export const noticeGroups = {
  orders: ['orders', 'liquidations', 'otc', 'nft', 'alerts'],
  account: ['deposits', 'withdrawals', 'security', 'support', 'chat'],
  products: ['products', 'rewards'],
  news: ['news'],
} as const satisfies Readonly<Record<string, readonly NoticeCategory[]>>;
export type NoticeGroup = keyof typeof noticeGroups;
export const noticeGroupNames = Object.keys(noticeGroups) as [NoticeGroup, ...NoticeGroup[]];

/** The ways on which notices reach their user; `app` is the message centre, `push` the devices whose app is closed. */
export const noticeChannels = ['app', 'mail', 'push'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** The kinds of notices, each with its category. */
export const noticeKinds = {
  order_filled: 'orders',
  order_partly_filled: 'orders',
  order_ended: 'orders',
  order_triggered: 'orders',
  order_exits_refused: 'orders',
  order_follow_refused: 'orders',
  ticket_opened: 'orders',
  ticket_closed: 'orders',
  ticket_cancelled: 'orders',
  option_settled: 'orders',
  copy_opened: 'orders',
  copy_closed: 'orders',
  copy_skipped: 'orders',
  follow_stopped: 'orders',
  copy_application_answered: 'orders',
  copy_profit_paid: 'orders',
  copy_profit_received: 'orders',
  ticket_deleveraged: 'liquidations',
  contract_liquidated: 'liquidations',
  loan_alert: 'liquidations',
  loan_liquidated: 'liquidations',
  deposit_credited: 'deposits',
  deposit_kept: 'deposits',
  claim_rejected: 'deposits',
  send_received: 'deposits',
  send_sent: 'withdrawals',
  balance_corrected: 'security',
  withdrawal_requested: 'withdrawals',
  withdrawal_held: 'withdrawals',
  withdrawal_sent: 'withdrawals',
  withdrawal_failed: 'withdrawals',
  withdrawal_refused: 'withdrawals',
  hold_placed: 'security',
  hold_lifted: 'security',
  new_device: 'security',
  factor_guessed: 'security',
  password_changed: 'security',
  pay_password_changed: 'security',
  phone_changed: 'security',
  email_changed: 'security',
  factor_added: 'security',
  factor_removed: 'security',
  recovery_codes_made: 'security',
  destination_booked: 'security',
  identity_verified: 'security',
  identity_failed: 'security',
  sessions_ended: 'security',
  account_frozen: 'security',
  account_unfrozen: 'security',
  recovery_requested: 'security',
  recovery_allowed: 'security',
  recovery_refused: 'security',
  recovery_done: 'security',
  recovery_cancelled: 'security',
  api_key_made: 'security',
  otc_ordered: 'otc',
  otc_paid: 'otc',
  otc_cancel_asked: 'otc',
  otc_disputed: 'otc',
  otc_appealed: 'otc',
  otc_verdict_late: 'otc',
  otc_decided: 'otc',
  otc_ended: 'otc',
  otc_message: 'otc',
  nft_outbid: 'nft',
  nft_won: 'nft',
  nft_second_chance: 'nft',
  nft_expired: 'nft',
  nft_not_paid: 'nft',
  nft_sold: 'nft',
  nft_unsold: 'nft',
  locked_matured: 'products',
  locked_renewal_refused: 'products',
  dual_settled: 'products',
  dual_reinvest_refused: 'products',
  ieo_allocated: 'products',
  ieo_released: 'products',
  ieo_refunded: 'products',
  loan_term_ending: 'products',
  loan_term_ended: 'products',
  loan_rate_announced: 'products',
  coupon_issued: 'rewards',
  coupon_expiring: 'rewards',
  coupon_revoked: 'rewards',
  points_expiring: 'rewards',
  rebate_month: 'rewards',
  friend_joined: 'rewards',
  invitation_held: 'rewards',
  invitation_decided: 'rewards',
  price_alert: 'alerts',
  support_answered: 'support',
  support_solved: 'support',
  chat_mentioned: 'chat',
  news_published: 'news',
} as const satisfies Readonly<Record<string, NoticeCategory>>;
export type InboxKind = keyof typeof noticeKinds;

/** Notices are kept for so long. */
export const noticeDays = 180;
/** The newest notices of one user that are kept. */
export const noticesMax = 1_000;

/** The values of a notice, by name: amounts are decimal text, times are numbers whose names end with `Ms`. */
export type NoticeData = Readonly<Record<string, string | number>>;

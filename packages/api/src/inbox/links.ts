import type { InboxKind, NoticeData } from './kinds.ts';

/** A page of the app, without its query, and the fields of that. */
interface PageLink {
  readonly path: `/pages/${string}`;
  readonly params: Readonly<Record<string, string>>;
}

/** The page that shows what a notice is about. */
export function linkOfNotice({ kind, data }: { readonly kind: InboxKind; readonly data: NoticeData }): PageLink {
  const [path, params] = pages[kind];
  const found = Object.entries(params).flatMap(([name, value]) => {
    const given = value.startsWith('$') ? data[value.slice(1)] : value;
    return given === undefined || given === '' ? [] : [[name, String(given)]];
  });
  return { path: `/pages/${path}`, params: Object.fromEntries(found) };
}

/** The same as the app has it behind its address's "#". */
export function hashOfLink({ path, params }: PageLink): string {
  const query = new URLSearchParams(params).toString();
  return `#${path}${query === '' ? '' : `?${query}`}`;
}

/** A value that begins with "$" is that of the notice. */
type Page = readonly [path: string, params: Readonly<Record<string, string>>];

const orders: Page = ['transaction/currency_order', { status: 'complete', symbol: '$pair' }];
const openOrders: Page = ['transaction/currency_order', { symbol: '$pair' }];
const positions: Page = ['transaction/contract_order', { status: 'progress', symbol: '$pair' }];
const closedPositions: Page = ['transaction/contract_order', { status: 'complete', symbol: '$pair' }];
const copies: Page = ['copytrade/my', {}];
const leading: Page = ['copytrade/my', { tab: 'lead' }];
const deposits: Page = ['fund/receive_withdraw_record', {}];
const withdrawals: Page = ['fund/receive_withdraw_record', { tab: 'withdraw' }];
const send: Page = ['fund/send_record', { id: '$send' }];
const loan: Page = ['common/loan', { id: '$loan' }];
const lockedDeposit: Page = ['lockming/order', { tab: 'ended', id: '$deposit' }];
const recurringPlan: Page = ['fund/recurring_plan', { id: '$plan' }];
const dualPurchase: Page = ['invest/mine', { tab: '$result', id: '$purchase' }];
const paidDual: Page = ['invest/mine', { tab: 'success', id: '$purchase' }];
const otcOrder: Page = ['otc/order', { id: '$order' }];
const artwork: Page = ['nft/artworkDetail', { code: '$code' }];
const nftOrders: Page = ['nft/mine', { tab: 'due' }];
const ieoOrders: Page = ['ieo/order', {}];
const coupons: Page = ['setting/coupon', {}];
const invitations: Page = ['setting/share', {}];
const security: Page = ['setting/security', {}];
const identity: Page = ['setting/real_mark', {}];
const support: Page = ['kefu/case', { id: '$case' }];

const pages: Readonly<Record<InboxKind, Page>> = {
  order_filled: orders,
  order_partly_filled: openOrders,
  order_ended: orders,
  order_triggered: openOrders,
  order_exits_refused: openOrders,
  order_follow_refused: openOrders,
  ticket_opened: positions,
  ticket_closed: closedPositions,
  ticket_cancelled: closedPositions,
  option_settled: ['transaction/seconds_order', { status: 'closed' }],
  copy_opened: copies,
  copy_closed: copies,
  copy_skipped: copies,
  follow_stopped: copies,
  copy_limit_reached: copies,
  copy_application_answered: leading,
  copy_profit_paid: copies,
  copy_profit_received: leading,
  ticket_deleveraged: closedPositions,
  contract_liquidated: closedPositions,
  loan_alert: loan,
  loan_liquidated: loan,
  deposit_credited: deposits,
  deposit_kept: deposits,
  balance_corrected: ['fund/assets_record', {}],
  claim_rejected: deposits,
  withdrawal_requested: withdrawals,
  withdrawal_held: withdrawals,
  withdrawal_sent: withdrawals,
  withdrawal_failed: withdrawals,
  withdrawal_refused: withdrawals,
  send_received: send,
  send_sent: send,
  hold_placed: security,
  hold_lifted: security,
  new_device: ['setting/sessions', {}],
  factor_guessed: security,
  password_changed: security,
  pay_password_changed: security,
  phone_changed: security,
  email_changed: security,
  factor_added: security,
  factor_removed: security,
  recovery_codes_made: security,
  destination_booked: ['setting/wallet', {}],
  identity_verified: identity,
  identity_failed: identity,
  sessions_ended: ['setting/sessions', {}],
  account_frozen: security,
  account_unfrozen: security,
  recovery_requested: security,
  recovery_allowed: security,
  recovery_refused: security,
  recovery_done: security,
  recovery_cancelled: security,
  api_key_made: ['setting/api_keys', {}],
  locked_matured: lockedDeposit,
  locked_renewal_refused: lockedDeposit,
  recurring_bought: recurringPlan,
  recurring_skipped: recurringPlan,
  dual_settled: dualPurchase,
  dual_reinvest_refused: paidDual,
  otc_ordered: otcOrder,
  otc_paid: otcOrder,
  otc_cancel_asked: otcOrder,
  otc_disputed: otcOrder,
  otc_appealed: otcOrder,
  otc_verdict_late: otcOrder,
  otc_decided: otcOrder,
  otc_ended: otcOrder,
  otc_message: ['otc/order', { id: '$order', view: 'talk' }],
  nft_outbid: artwork,
  nft_won: nftOrders,
  nft_second_chance: nftOrders,
  nft_expired: nftOrders,
  nft_not_paid: artwork,
  nft_sold: artwork,
  nft_unsold: artwork,
  ieo_allocated: ieoOrders,
  ieo_released: ieoOrders,
  ieo_refunded: ieoOrders,
  loan_term_ending: loan,
  loan_term_ended: loan,
  loan_rate_announced: loan,
  coupon_issued: coupons,
  coupon_expiring: coupons,
  coupon_revoked: coupons,
  points_expiring: ['coin/index', { tab: 'shop' }],
  rebate_month: invitations,
  friend_joined: invitations,
  invitation_held: invitations,
  invitation_decided: invitations,
  price_alert: ['alert/alert', { tab: 'told' }],
  support_answered: support,
  support_solved: support,
  chat_mentioned: ['chat/chat', { room: '$room', message: '$message' }],
  news_published: ['common/article', { id: '$article' }],
};

import type { AlertKind, ChatRoom, InboxKind, OtcOrderRow } from '@candor/api';
import type { Notice, NoticeKind, NoticeValues } from './notice.ts';

/** Kinds of letters whose values are the notice's too. */
type SharedKind = Exclude<NoticeKind, 'support_transcript' | 'recovery_requested'>;

type Side = 'buy' | 'sell';
type Direction = 'long' | 'short';

interface InboxOwnValues {
  /** Without `cancelLink`: its owner cancels it in the app. */
  readonly recovery_requested: Omit<NoticeValues['recovery_requested'], 'cancelLink'>;
  /** `amount`: of the base coin, `asset`; `price`: the average, absent text where nothing was paid. */
  readonly order_filled: OrderValues & { readonly amount: string; readonly asset: string; readonly price: string };
  readonly order_partly_filled: OrderValues & { readonly amount: string; readonly asset: string };
  /** Ended by a rule and not by the user. `amount`: filled before. */
  readonly order_ended: OrderValues & { readonly reason: string; readonly amount: string; readonly asset: string };
  readonly order_triggered: OrderValues & { readonly price: string };
  readonly order_exits_refused: { readonly order: string; readonly pair: string };
  readonly order_follow_refused: { readonly order: string; readonly pair: string };
  readonly ticket_opened: TicketValues;
  readonly ticket_closed: TicketValues & ProfitValues & { readonly reason: string };
  readonly ticket_cancelled: { readonly ticket: string; readonly pair: string; readonly reason: string };
  readonly option_settled: ProfitValues & {
    readonly option: string;
    readonly pair: string;
    readonly result: string;
    readonly count: number;
  };
  readonly copy_opened: TicketValues & { readonly count: number };
  readonly copy_closed: TicketValues & ProfitValues & { readonly count: number };
  readonly copy_skipped: { readonly pair: string; readonly reason: string; readonly count: number };
  readonly follow_stopped: { readonly trader: string };
  /** `reason`: `loss` or `profit`; `amount`: how much of it, above zero. */
  readonly copy_limit_reached: {
    readonly trader: string;
    readonly reason: string;
    readonly amount: string;
    readonly asset: string;
  };
  /** `status`: of the reader as a trader, by an operator's decision. */
  readonly copy_application_answered: { readonly status: string };
  readonly copy_profit_paid: { readonly trader: string; readonly amount: string; readonly asset: string };
  /** `amount`: of the last of `count` followers. */
  readonly copy_profit_received: { readonly amount: string; readonly asset: string; readonly count: number };
  /** `least`: what deposits on the network have to reach together. */
  readonly deposit_kept: {
    readonly amount: string;
    readonly asset: string;
    readonly network: string;
    readonly least: string;
  };
  /** `direction`: as the reader's balance has it; `reason`: of `correctionReasons`. */
  readonly balance_corrected: {
    readonly correction: string;
    readonly amount: string;
    readonly asset: string;
    readonly direction: 'in' | 'out';
    readonly reason: string;
  };
  readonly claim_rejected: { readonly asset: string; readonly network: string };
  /** `untilMs`: 0 of one that ends when it is lifted. */
  readonly hold_placed: { readonly reason: string; readonly untilMs: number };
  readonly hold_lifted: { readonly reason: string };
  readonly ticket_deleveraged: TicketValues & ProfitValues;
  /** `price`: the index at which the first ticket was liquidated. */
  readonly contract_liquidated: { readonly pair: string; readonly price: string; readonly positions: number };
  readonly withdrawal_held: {
    readonly amount: string;
    readonly asset: string;
    readonly to: string;
    readonly reason: string;
  };
  readonly locked_matured: {
    readonly deposit: string;
    readonly amount: string;
    readonly income: string;
    readonly asset: string;
  };
  readonly locked_renewal_refused: { readonly deposit: string; readonly asset: string; readonly reason: string };
  /** `amount` and `asset`: received; `paid` and `paidAsset`: given. */
  readonly recurring_bought: {
    readonly plan: string;
    readonly amount: string;
    readonly asset: string;
    readonly paid: string;
    readonly paidAsset: string;
  };
  /** `amount` and `asset`: to be paid. */
  readonly recurring_skipped: {
    readonly plan: string;
    readonly amount: string;
    readonly asset: string;
    readonly bought: string;
    readonly reason: string;
  };
  readonly dual_settled: {
    readonly purchase: string;
    readonly pair: string;
    readonly result: string;
    readonly amount: string;
    readonly asset: string;
  };
  readonly dual_reinvest_refused: { readonly purchase: string; readonly pair: string };
  readonly ieo_allocated: {
    readonly project: string;
    readonly token: string;
    readonly amount: string;
    readonly refunded: string;
    readonly asset: string;
  };
  readonly ieo_released: { readonly project: string; readonly token: string; readonly amount: string };
  readonly ieo_refunded: {
    readonly project: string;
    readonly token: string;
    readonly amount: string;
    readonly asset: string;
  };
  readonly loan_term_ending: { readonly loan: string; readonly asset: string; readonly endsAtMs: number };
  readonly loan_term_ended: { readonly loan: string; readonly asset: string };
  /** `rate`: the flexible interest of a year from then on, in percent. */
  readonly loan_rate_announced: {
    readonly loan: string;
    readonly asset: string;
    readonly rate: string;
    readonly fromMs: number;
  };
  readonly coupon_issued: {
    readonly coupon: string;
    readonly name: string;
    readonly worth: string;
    readonly asset: string;
    readonly untilMs: number;
  };
  /** `side`: of the ad, whose maker is told. */
  readonly otc_ordered: OtcValues & {
    readonly side: Side;
    readonly amount: string;
    readonly asset: string;
    readonly total: string;
    readonly fiat: string;
  };
  readonly otc_paid: OtcValues;
  readonly otc_cancel_asked: OtcValues;
  readonly otc_disputed: OtcValues;
  readonly otc_appealed: OtcValues;
  readonly otc_verdict_late: OtcValues;
  /** `final`: `yes` or `no`; `untilMs`: until when the other one can be appealed against. */
  readonly otc_decided: OtcValues & { readonly final: string; readonly untilMs: number };
  /** `amount`: what came to the reader, who is the `role`. */
  readonly otc_ended: OtcValues & {
    readonly state: OtcOrderRow['state'];
    readonly role: OtcOrderRow['role'];
    readonly amount: string;
    readonly asset: string;
  };
  /** `name`: of the other side, who wrote. */
  readonly otc_message: OtcValues & { readonly name: string; readonly count: number };
  /** `work`: its name; `amount`: the highest bid. */
  readonly nft_outbid: NftValues & { readonly endsAtMs: number };
  /** `amount`: the rest that is to be paid. */
  readonly nft_won: NftValues & { readonly untilMs: number };
  readonly nft_second_chance: NftValues & { readonly untilMs: number };
  /** `amount`: the deposit that is lost. */
  readonly nft_expired: NftValues;
  /** `amount`: what came to the seller. */
  readonly nft_not_paid: NftValues;
  readonly nft_sold: NftValues;
  readonly nft_unsold: { readonly code: string; readonly work: string; readonly end: 'unsold' | 'reserve_not_met' };
  readonly coupon_expiring: InboxOwnValues['coupon_issued'];
  readonly coupon_revoked: {
    readonly coupon: string;
    readonly name: string;
    readonly worth: string;
    readonly asset: string;
    readonly reason: string;
  };
  readonly points_expiring: { readonly points: string; readonly days: number; readonly untilMs: number };
  /** `month`: "2026-11". */
  readonly rebate_month: { readonly month: string; readonly amount: string; readonly asset: string };
  /** `friend`: a name that the inviter may see; of the last of `count`. */
  readonly friend_joined: { readonly friend: string; readonly count: number };
  readonly invitation_held: { readonly friend: string };
  readonly invitation_decided: { readonly friend: string; readonly state: string };
  readonly price_alert: {
    readonly pair: string;
    readonly way: AlertKind;
    readonly direction: string;
    readonly price: string;
    readonly percent: string;
    readonly minutes: number;
    readonly note: string;
  };
  readonly support_answered: { readonly case: string };
  readonly support_solved: { readonly case: string };
  /** `name`: of who calls; `message`: the number of the last one that does, and `first` of the first that is unread. */
  readonly chat_mentioned: {
    readonly name: string;
    readonly room: ChatRoom;
    readonly message: number;
    readonly first: number;
    readonly count: number;
  };
  /** `title`: in the language of its reader, as of its publication. */
  readonly news_published: { readonly article: string; readonly title: string };
}

/** The values that notices about a work have. */
interface NftValues {
  readonly code: string;
  readonly work: string;
  readonly amount: string;
  readonly asset: string;
}

interface OtcValues {
  readonly order: string;
}

interface OrderValues {
  readonly order: string;
  readonly side: Side;
  readonly pair: string;
}

interface TicketValues {
  readonly ticket: string;
  readonly direction: Direction;
  readonly pair: string;
  readonly lots: string;
  readonly price: string;
}

interface ProfitValues {
  readonly profit: string;
  readonly asset: string;
}

type InboxValues = Pick<NoticeValues, SharedKind> & InboxOwnValues;

/** A notice of the message centre: a kind with its values. Words are made of it where it is shown. */
export type InboxNotice = {
  [K in InboxKind]: { readonly kind: K } & InboxValues[K];
}[InboxKind];

/** A message to a user: a letter in its own words, a notice, or both. */
export type Told = Notice | InboxNotice;

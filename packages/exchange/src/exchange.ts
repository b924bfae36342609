import type { ValuesOf } from './fields.ts';
import type { orderConditionFields, orderFields, orderFillFields, orderTermsFields } from './modules/spot/fields.ts';
import type { Outcome } from '@candor/kernel';
import type { Atoms, Ppm, Price } from '@candor/money';
import type { Actor, Command, CommandOf, CommandType, ResultOf } from './commands.ts';
import type { EventType, PlacedEvent } from './events.ts';
import type { ClockQueries } from './modules/clock/views.ts';
import type { ContractQueries } from './modules/contract/views.ts';
import type { ConvertQueries } from './modules/convert/views.ts';
import type { CopyQueries } from './modules/copy/views.ts';
import type { CouponsQueries } from './modules/coupons/views.ts';
import type { DualQueries } from './modules/dual/views.ts';
import type { FeeQueries } from './modules/fees/views.ts';
import type { FundingQueries } from './modules/funding/views.ts';
import type { InvitationQueries } from './modules/invitations/views.ts';
import type { GameQueries } from './modules/game/views.ts';
import type { LoansQueries } from './modules/loans/views.ts';
import type { AssetTotal } from './modules/ledger/ledger.ts';
import type { LockedQueries } from './modules/locked/views.ts';
import type { IeoQueries } from './modules/ieo/views.ts';
import type { NftQueries } from './modules/nft/views.ts';
import type { OperatorQueries } from './modules/operators/views.ts';
import type { OptionQueries } from './modules/options/views.ts';
import type { OtcQueries } from './modules/otc/views.ts';
import type { PointsQueries } from './modules/points/views.ts';
import type { ProductQueries } from './modules/products/views.ts';
import type { ProposalQueries } from './modules/proposals/views.ts';
import type { RecurringQueries } from './modules/recurring/views.ts';
import type { SendQueries } from './modules/send/views.ts';
import type { SessionQueries } from './modules/sessions/views.ts';
import type { Hold } from './module.ts';
import type { RejectCode } from './reject-codes.ts';
import type {
  AccountId,
  AssetClass,
  AssetId,
  CouponId,
  EndReason,
  Mode,
  OrderId,
  OrderStatus,
  PairId,
  PairStatus,
  WalletType,
} from './vocabulary.ts';

export type { AssetTotal } from './modules/ledger/ledger.ts';

export interface Submission<C extends Command = Command> {
  /**
   * Made by the sender, who wants the effect once: sending it again returns the first answer, for ever. Up to 64 ASCII
   * characters. The gateway prefixes user-made ids with the account, so that ids of different users cannot collide.
   */
  readonly commandId: string;
  readonly actor: Actor;
  readonly command: C;
  /**
   * The user's coupon that goes with the act of this command (`actOf`): bound to it, or both are refused. It belongs to the
   * submission and not to the command, so that no product knows of coupons.
   */
  readonly couponId?: CouponId | undefined;
}

/** An answer with its place in the journal. It exists only after its command is durable. */
export interface Answer<T extends CommandType = CommandType> {
  readonly outcome: Outcome<ResultOf<T>, RejectCode>;
  readonly sequence: number;
  readonly atMs: number;
  /** True when the same command id had been answered before: this is that first answer. */
  readonly isRepeat: boolean;
}

export interface AssetView {
  readonly assetId: AssetId;
  readonly code: string;
  readonly name: string;
  readonly scale: number;
  readonly assetClass: AssetClass;
  /** The daily amount of the practice faucet; absent without a faucet. */
  readonly faucet?: Atoms;
}

export interface PairView {
  readonly pairId: PairId;
  readonly baseAssetId: AssetId;
  readonly quoteAssetId: AssetId;
  readonly tick: Price;
  readonly lot: Atoms;
  readonly minNotional: Atoms;
  readonly maxQuantity: Atoms;
  readonly makerFee: Ppm;
  readonly takerFee: Ppm;
  readonly band: Ppm;
  readonly hasBook: boolean;
  /** Of a pair whose index is that of one pair divided by that of another. */
  readonly cross?: { readonly numerator: PairId; readonly denominator: PairId };
  readonly status: PairStatus;
}

export interface BalanceView {
  readonly walletType: WalletType;
  readonly assetId: AssetId;
  readonly available: Atoms;
  readonly frozen: Atoms;
}

/** A spot order; what is not there, it has none of. */
export interface OrderView
  extends ValuesOf<typeof orderFields>,
    Omit<ValuesOf<typeof orderTermsFields>, 'worstPrice' | 'makerFee' | 'takerFee'>,
    ValuesOf<typeof orderConditionFields>,
    ValuesOf<typeof orderFillFields> {
  readonly isPostOnly: boolean;
  /** The amount that the order keeps frozen now, in the asset it pays with. */
  readonly held: Atoms;
  readonly placedAtMs: number;
}

/** One price level: price and the base atoms resting there. */
export type Level = readonly [price: Price, quantity: Atoms];

export interface BookView {
  readonly pairId: PairId;
  /** Journal sequence of this picture. */
  readonly sequence: number;
  /** Best first. */
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

export interface IndexView {
  readonly pairId: PairId;
  readonly price: Price;
  readonly atMs: number;
  readonly isStale: boolean;
}

/** The effect of an order if it were sequenced now: the same rules on the same book, without changing it. */
export interface OrderPreview {
  /** Set when the order would be refused; the figures are then those computed before the check that refused it. */
  readonly rejects?: RejectCode;
  /** Frozen at placement, in the asset that is paid with. */
  readonly hold: Atoms;
  /** The amount that would fill at once. */
  readonly filled: Atoms;
  readonly filledQuote: Atoms;
  readonly averagePrice?: Price;
  readonly worstPrice?: Price;
  /**
   * In the asset received: at the taker rate for the part that fills at once, at the maker rate for the part that would
   * rest.
   */
  readonly takerFee: Atoms;
  readonly makerFee: Atoms;
  /** Received in all if everything fills, after fees. */
  readonly receives: Atoms;
  readonly endsAs: OrderStatus;
  readonly reason?: EndReason;
}

interface StatusView {
  readonly mode: Mode;
  readonly name: string;
  readonly sequence: number;
  readonly atMs: number;
  /** The number of the next account: no account has it or a higher one. */
  readonly nextAccountId: number;
  /** Hex of the SHA-256 over all modules' state. Costs a walk over the whole state. */
  readonly stateHash?: string;
}

/** Read-only questions to the core's present state. Answers are values: they do not change afterwards. */
export interface Queries
  extends SessionQueries,
    ContractQueries,
    InvitationQueries,
    LoansQueries,
    LockedQueries,
    IeoQueries,
    NftQueries,
    OperatorQueries,
    OptionQueries,
    OtcQueries,
    CopyQueries,
    CouponsQueries,
    DualQueries,
    FeeQueries,
    FundingQueries,
    GameQueries,
    PointsQueries,
    ProductQueries,
    ClockQueries,
    ConvertQueries,
    RecurringQueries,
    SendQueries,
    ProposalQueries {
  status(): StatusView;
  assets(): readonly AssetView[];
  pairs(): readonly PairView[];
  /** The trial balance: each asset by who owns it, which sums to zero. Reads every wallet there is. */
  assetTotals(): readonly AssetTotal[];
  balances(accountId: AccountId): readonly BalanceView[];
  /** The frozen amounts of an account's balances, each with its cause; they add up to the whole frozen balance. */
  holds(accountId: AccountId): readonly Hold[];
  /** Open and waiting orders, newest first. */
  openOrders(accountId: AccountId, pairId?: PairId): readonly OrderView[];
  /** Absent when it never existed, has ended, or belongs to another user. */
  openOrder(accountId: AccountId, orderId: OrderId): OrderView | undefined;
  book(pairId: PairId, levels: number): BookView;
  index(): readonly IndexView[];
  /** The ladders of the house maker, as the commands that would set them. */
  makers(): readonly CommandOf<'spot.set_maker'>[];
  previewOrder(order: CommandOf<'spot.place'> | CommandOf<'spot.place_conditional'>): OrderPreview;
  /** The same of an OCO. */
  previewOco(order: CommandOf<'spot.place_oco' | 'spot.place_bounded_oco'>): OrderPreview;
  /** Assets claimed today (UTC) from the practice faucet. */
  claimedToday(accountId: AccountId): readonly AssetId[];
}

export type QueryName = keyof Queries;

/** The events of one commit, in order. Listeners receive them only after the journal has them. */
export interface CommittedBatch {
  readonly firstSequence: number;
  readonly lastSequence: number;
  readonly events: readonly PlacedEvent[];
}

/** Numbered change of one pair's book: levels that are new or changed; quantity 0 means the level is gone. */
export interface BookChange {
  readonly pairId: PairId;
  /** Counts up by one per pair since the process started; a gap means: take a new snapshot. */
  readonly number: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** The numbered picture that changes apply to. */
export interface BookSnapshot extends BookView {
  readonly number: number;
}

/**
 * The exchange as everybody else sees it, wherever it runs: in this thread for tests, in a worker by default.
 *
 * `submit` resolves after the command and its answer are durable; it throws a `Fault` when the exchange cannot take
 * commands (`exchange_busy`, `exchange_stopped`), which is safe to retry with the same command id.
 */
export interface Exchange {
  submit<T extends CommandType>(submission: Submission<CommandOf<T>>): Promise<Answer<T>>;
  query<Q extends QueryName>(name: Q, ...args: Parameters<Queries[Q]>): Promise<ReturnType<Queries[Q]>>;
  /**
   * Calls the listener with each commit. `hears` names the types of facts that it wants, at the moment of a commit: others may be left out
   * of what it is given, and cost nothing when nobody wants them. Without it every fact comes.
   */
  onCommit(listener: (batch: CommittedBatch) => void, hears?: (type: EventType) => boolean): () => void;
  /** Book changes, conflated to at most one per pair and 100 ms. */
  onBookChange(listener: (change: BookChange) => void): () => void;
  bookSnapshot(pairId: PairId): Promise<BookSnapshot>;
  /** Commits what is under way, takes a snapshot, and stops. */
  close(): Promise<void>;
}

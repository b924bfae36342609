import { as, big, type Codec, type Nominal, oneOf, uint } from '@candor/kernel';
import type { Atoms, Ppm, Price } from '@candor/money';

/**
 * A holder of wallets: 1 to 15 are the house's own, users start at 1,000. Not a person: only the platform knows one.
 */
export type AccountId = Nominal<number, 'AccountId'>;
/** BTC 1, ETH 2, USDT 3 as the spec has it; others in the order they were listed. */
export type AssetId = Nominal<number, 'AssetId'>;
/** One tradable or quoted pair of assets. */
export type PairId = Nominal<number, 'PairId'>;
/** Counts up from 1 over all pairs, in the order of acceptance. */
export type OrderId = Nominal<number, 'OrderId'>;
export type TradeId = Nominal<number, 'TradeId'>;
export type QuoteId = Nominal<number, 'QuoteId'>;
/** One contract position, from its order to its close. Counts up from 1 over all pairs. */
export type TicketId = Nominal<number, 'TicketId'>;
/** One timed option. Counts up from 1 over all pairs. */
export type OptionId = Nominal<number, 'OptionId'>;
/** One version of the terms of a contract or an option: the version in force at the opening stays in force for it. */
export type TermsId = Nominal<number, 'TermsId'>;
/** One product of locked mining. Chosen by the operator who sets its first terms. */
export type LockedProductId = Nominal<number, 'LockedProductId'>;
/** One deposit of locked mining. Counts up from 1 over all products. */
export type LockedDepositId = Nominal<number, 'LockedDepositId'>;
/** One dual investment on offer: its terms are fixed. Counts up from 1. */
export type DualProductId = Nominal<number, 'DualProductId'>;
/** One purchase of shares of a dual investment. Counts up from 1 over all products. */
export type DualPurchaseId = Nominal<number, 'DualPurchaseId'>;
/** One kind of loan on offer. Chosen by the operator who sets its first terms. */
export type LoanProductId = Nominal<number, 'LoanProductId'>;
/** One loan. Counts up from 1 over all products. */
export type LoanId = Nominal<number, 'LoanId'>;
/** One asset on one network, or at one kind of bank: the way that funds come in and go out. */
export type RailId = Nominal<number, 'RailId'>;
/** One payment that was seen on a chain. Counts up from 1 over all rails. */
export type DepositId = Nominal<number, 'DepositId'>;
/** One notice of a payment that no watcher can see, with proof for an operator. Counts up from 1. */
export type ClaimId = Nominal<number, 'ClaimId'>;
/** Counts up from 1 over all rails. */
export type WithdrawalId = Nominal<number, 'WithdrawalId'>;
/** One change that needs a second operator. Counts up from 1. */
export type ProposalId = Nominal<number, 'ProposalId'>;
/** One sale of a new token (IEO). */
export type ProjectId = Nominal<number, 'ProjectId'>;
/** One user's subscription to a project. Counts up from 1 over all projects: the order number. */
export type SubscriptionId = Nominal<number, 'SubscriptionId'>;
/** One campaign of coupons. Chosen by the operator who sets its first terms. */
export type CouponCampaignId = Nominal<number, 'CouponCampaignId'>;
/** One coupon. Counts up from 1 over all campaigns. */
export type CouponId = Nominal<number, 'CouponId'>;
/** One thing in the shop of points. Chosen by the operator who sets its first terms. */
export type PointsItemId = Nominal<number, 'PointsItemId'>;
/** One exchange of points for an item. Counts up from 1 over all items. */
export type PointsExchangeId = Nominal<number, 'PointsExchangeId'>;
/** One movement of points. Counts up from 1 over all accounts. */
export type PointsMoveId = Nominal<number, 'PointsMoveId'>;
/** One turn of the wheel. Counts up from 1 over all accounts. */
export type SpinId = Nominal<number, 'SpinId'>;
/** One ad of OTC. Counts up from 1 over all makers. */
export type OtcAdId = Nominal<number, 'OtcAdId'>;
/** One order of OTC. Counts up from 1 over all ads. */
export type OtcOrderId = Nominal<number, 'OtcOrderId'>;
/** One work of the NFT market. Counts up from 1. */
export type NftWorkId = Nominal<number, 'NftWorkId'>;
/** One copy of a work. Counts up from 1 over all works. */
export type NftItemId = Nominal<number, 'NftItemId'>;
/** One sale of an item. Counts up from 1 over all items. */
export type NftSaleId = Nominal<number, 'NftSaleId'>;
/** One order to pay after an auction. Counts up from 1. */
export type NftOrderId = Nominal<number, 'NftOrderId'>;
/** One series of blind boxes. Counts up from 1. */
export type NftSeriesId = Nominal<number, 'NftSeriesId'>;
/** One blind box. Counts up from 1 over all series. */
export type NftBoxId = Nominal<number, 'NftBoxId'>;
/** The size of a contract in hundredths of a lot: 150 is 1.5 lots. */
export type Lots = Nominal<number, 'Lots'>;
export const lotsPerLot = 100;

/** The four kinds of account that each user has (RULES 0), and the one kind a house account has. */
export const walletTypes = ['house', 'fiat', 'spot', 'contract', 'options'] as const;
export type WalletType = (typeof walletTypes)[number];

export const accountId: Codec<AccountId> = as(uint);
export const assetId: Codec<AssetId> = as(uint);
export const pairId: Codec<PairId> = as(uint);
export const orderId: Codec<OrderId> = as(uint);
export const tradeId: Codec<TradeId> = as(uint);
export const quoteId: Codec<QuoteId> = as(uint);
export const ticketId: Codec<TicketId> = as(uint);
export const optionId: Codec<OptionId> = as(uint);
export const termsId: Codec<TermsId> = as(uint);
export const lots: Codec<Lots> = as(uint);
export const lockedProductId: Codec<LockedProductId> = as(uint);
export const lockedDepositId: Codec<LockedDepositId> = as(uint);
export const dualProductId: Codec<DualProductId> = as(uint);
export const dualPurchaseId: Codec<DualPurchaseId> = as(uint);
export const loanProductId: Codec<LoanProductId> = as(uint);
export const loanId: Codec<LoanId> = as(uint);
export const railId: Codec<RailId> = as(uint);
export const depositId: Codec<DepositId> = as(uint);
export const claimId: Codec<ClaimId> = as(uint);
export const withdrawalId: Codec<WithdrawalId> = as(uint);
export const proposalId: Codec<ProposalId> = as(uint);
export const projectId: Codec<ProjectId> = as(uint);
export const subscriptionId: Codec<SubscriptionId> = as(uint);
export const couponCampaignId: Codec<CouponCampaignId> = as(uint);
export const couponId: Codec<CouponId> = as(uint);
export const pointsItemId: Codec<PointsItemId> = as(uint);
export const pointsExchangeId: Codec<PointsExchangeId> = as(uint);
export const spinId: Codec<SpinId> = as(uint);
export const otcAdId: Codec<OtcAdId> = as(uint);
export const otcOrderId: Codec<OtcOrderId> = as(uint);
export const nftWorkId: Codec<NftWorkId> = as(uint);
export const nftItemId: Codec<NftItemId> = as(uint);
export const nftSaleId: Codec<NftSaleId> = as(uint);
export const nftOrderId: Codec<NftOrderId> = as(uint);
export const nftSeriesId: Codec<NftSeriesId> = as(uint);
export const nftBoxId: Codec<NftBoxId> = as(uint);
export const amount: Codec<Atoms> = as(big);
export const priceOf: Codec<Price> = as(uint);
export const ppm: Codec<Ppm> = as(uint);
export const walletType: Codec<WalletType> = oneOf(...walletTypes);

export const sides = ['buy', 'sell'] as const;
export type Side = (typeof sides)[number];
export const side: Codec<Side> = oneOf(...sides);

/** RULES 4. The stop and take-profit kinds wait for the index to touch `stopPrice` and then act as limit or market. */
export const orderTypes = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'take_profit_limit',
  'take_profit_market',
] as const;
export type OrderType = (typeof orderTypes)[number];
export const orderType: Codec<OrderType> = oneOf(...orderTypes);

export const timesInForce = ['gtc', 'ioc', 'fok'] as const;
export type TimeInForce = (typeof timesInForce)[number];
export const timeInForce: Codec<TimeInForce> = oneOf(...timesInForce);

/** `waiting`: a stop that has not been touched. `open`: in the book. The other three are final. */
export const orderStatuses = ['waiting', 'open', 'filled', 'cancelled', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const orderStatus: Codec<OrderStatus> = oneOf(...orderStatuses);

/** The reason that an order ended; every final state has one, and each is a text the user can read. */
export const endReasons = [
  'filled',
  'quote_spent',
  'user_cancelled',
  'linked_order_done',
  'slippage_limit',
  'no_liquidity',
  'immediate_remainder',
  'fill_or_kill_incomplete',
  'self_trade',
  'would_take',
  'pair_not_trading',
  'funds_insufficient_at_trigger',
  'expired',
] as const;
export type EndReason = (typeof endReasons)[number];
export const endReason: Codec<EndReason> = oneOf(...endReasons);

/** The orders that end where an order meets one of its own account: itself, those that rest, or both (RULES 4). */
export const selfTradeModes = ['expire_taker', 'expire_maker', 'expire_both'] as const;
export type SelfTradeMode = (typeof selfTradeModes)[number];

/** The bond between a cancel and the order that replaces what it cancels: all or nothing, or each on its own. */
export const replaceModes = ['stop_on_failure', 'allow_failure'] as const;
export type ReplaceMode = (typeof replaceModes)[number];
export const replaceMode: Codec<ReplaceMode> = oneOf(...replaceModes);

export const pairStatuses = ['trading', 'halted', 'cancel_only'] as const;
export type PairStatus = (typeof pairStatuses)[number];
export const pairStatus: Codec<PairStatus> = oneOf(...pairStatuses);

/** The side of a contract position. */
export const directions = ['long', 'short'] as const;
export type Direction = (typeof directions)[number];
export const direction: Codec<Direction> = oneOf(...directions);

/** `cross` tickets share the contract account; an `isolated` one can lose its own margin and no more (RULES 5). */
export const marginModes = ['cross', 'isolated'] as const;
export type MarginMode = (typeof marginModes)[number];
export const marginMode: Codec<MarginMode> = oneOf(...marginModes);

export const entryTypes = ['market', 'limit'] as const;
export type EntryType = (typeof entryTypes)[number];
export const entryType: Codec<EntryType> = oneOf(...entryTypes);

/** `pending`: not filled yet. `closing`: fills at the next tick. The last two are final. */
export const ticketStatuses = ['pending', 'open', 'closing', 'closed', 'cancelled'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];
export const ticketStatus: Codec<TicketStatus> = oneOf(...ticketStatuses);

/** The reason that a pending contract order ended without a position; each is a text the user can read. */
export const ticketCancelReasons = [
  'user_cancelled',
  'slippage_limit',
  'margin_insufficient',
  'open_interest_full',
  'pair_not_trading',
  'market_closed',
  'liquidation',
] as const;
export type TicketCancelReason = (typeof ticketCancelReasons)[number];
export const ticketCancelReason: Codec<TicketCancelReason> = oneOf(...ticketCancelReasons);

/** The reason that a contract position was closed, or a part of it. */
export const ticketCloseReasons = [
  'user',
  'take_profit',
  'stop_loss',
  'liquidation',
  'deleveraged',
  'trader_closed',
  'reversed',
  'trailing_stop',
  'copy_stopped',
] as const;
export type TicketCloseReason = (typeof ticketCloseReasons)[number];

/** Which tickets a command that closes many means. `winning` and `losing` are by unrealised profit at the present mark. */
export const closeChoices = ['all', 'long', 'short', 'winning', 'losing'] as const;
export type CloseChoice = (typeof closeChoices)[number];
export const closeChoice: Codec<CloseChoice> = oneOf(...closeChoices);

/** The bet of a timed option. */
export const optionDirections = ['up', 'down'] as const;
export type OptionDirection = (typeof optionDirections)[number];
export const optionDirection: Codec<OptionDirection> = oneOf(...optionDirections);

/** `refunded`: the mean equals the strike. `void`: too few samples, or no strike. Both give the whole stake back. */
export const optionResults = ['won', 'lost', 'refunded', 'void'] as const;
export type OptionResult = (typeof optionResults)[number];

/** The products of an installation, each of which can be off for everybody or for the users of a country (RULES 0). */
export const products = [
  'spot',
  'convert',
  'contract',
  'stocks',
  'options',
  'copy',
  'locked',
  'dual',
  'ieo',
  'loans',
  'invitations',
  'points',
  'coupons',
  'game',
  'otc',
  'nft',
  'send',
  'recurring',
] as const;
export type Product = (typeof products)[number];
export const product: Codec<Product> = oneOf(...products);

/** The availability of a product: `inherited` is the rule for everybody, and for everybody: on. */
export const availabilities = ['inherited', 'on', 'off'] as const;
export type Availability = (typeof availabilities)[number];
export const availability: Codec<Availability> = oneOf(...availabilities);

/**
 * `chain`: watched and signed for by this installation. `manual`: a chain that operators look after by hand. `bank`: transfers
 * by operators, of fiat.
 */
export const railKinds = ['chain', 'manual', 'bank'] as const;
type RailKind = (typeof railKinds)[number];
export const railKind: Codec<RailKind> = oneOf(...railKinds);

/** The level of a user's verified identity (RULES 15): none, by text (Lv1), by pictures (Lv2). */
export const identityLevels = ['none', 'basic', 'advanced'] as const;
export type IdentityLevel = (typeof identityLevels)[number];
export const identityLevel: Codec<IdentityLevel> = oneOf(...identityLevels);

/**
 * The reason that withdrawals are held for a while. `account_frozen` and `under_review` have no end of their own: they are lifted.
 * `otc_purchase` follows from a deal (RULES 12) and from nothing else. Positions are wire numbers: add at the end.
 */
export const holdReasons = [
  'password_changed',
  'phone_changed',
  'email_changed',
  'factor_changed',
  'pay_password_changed',
  'account_frozen',
  'under_review',
  'otc_purchase',
] as const;
export type HoldReason = (typeof holdReasons)[number];
export const holdReason: Codec<HoldReason> = oneOf(...holdReasons);

/** `kept`: confirmed, but below the minimum until others of the same rail join it. The last two are final. */
export const depositStatuses = ['pending', 'kept', 'credited', 'dropped'] as const;
export type DepositStatus = (typeof depositStatuses)[number];
export const depositStatus: Codec<DepositStatus> = oneOf(...depositStatuses);

/**
 * RULES 15. `requested`: can be undone. `held`: waits for a hold to end. `review`: waits for an operator. `approved`: waits for
 * the signer or, at a bank, for the operator who pays. From `signing` on there is no way back for the user; the last four are final.
 */
export const withdrawalStatuses = [
  'requested',
  'held',
  'review',
  'approved',
  'signing',
  'signed',
  'broadcast',
  'confirmed',
  'failed',
  'cancelled',
  'refused',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
export const withdrawalStatus: Codec<WithdrawalStatus> = oneOf(...withdrawalStatuses);

/** The reason that a withdrawal waits or did not happen; each is a text the user can read. */
export const withdrawalReasons = [
  'undo_time',
  'security_hold',
  'amount_above_limit',
  'user_cancelled',
  'destination_suspicious',
  'identity_doubtful',
  'funds_origin_unclear',
  'order_of_authority',
  'chain_failed',
  'bank_returned',
] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];
export const withdrawalReason: Codec<WithdrawalReason> = oneOf(...withdrawalReasons);

const assetClasses = ['coin', 'fiat', 'stock'] as const;
export type AssetClass = (typeof assetClasses)[number];
export const assetClass: Codec<AssetClass> = oneOf(...assetClasses);

/** `ahead`: the host's wall clock has jumped forward. `behind`: it is before the time of the core. */
const clockFaultKinds = ['ahead', 'behind'] as const;
export type ClockFaultKind = (typeof clockFaultKinds)[number];
export const clockFaultKind: Codec<ClockFaultKind> = oneOf(...clockFaultKinds);

export const modes = ['practice', 'live'] as const;
export type Mode = (typeof modes)[number];
export const mode: Codec<Mode> = oneOf(...modes);

/** `first_come`: bought at once while there is any. `pro_rata`: shared at the close, in proportion to the demand. */
export const projectModes = ['first_come', 'pro_rata'] as const;
export type ProjectMode = (typeof projectModes)[number];
export const projectMode: Codec<ProjectMode> = oneOf(...projectModes);

/** RULES 9. `calculating`: closed, and its subscriptions are being settled. The last two are final. */
export const projectStates = ['warm_up', 'in_progress', 'calculating', 'finished', 'cancelled'] as const;
export type ProjectState = (typeof projectStates)[number];
export const projectState: Codec<ProjectState> = oneOf(...projectStates);

/** The reason that a project was cancelled; each is a text the user can read. */
export const projectCancelReasons = ['issuer_withdrew', 'facts_wrong', 'listing_failed', 'order_of_authority'] as const;
export type ProjectCancelReason = (typeof projectCancelReasons)[number];
export const projectCancelReason: Codec<ProjectCancelReason> = oneOf(...projectCancelReasons);

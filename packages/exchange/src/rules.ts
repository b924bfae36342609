/**
 * The part of the core that the app and the API may import: its words, and the pure rules that it posts with and the
 * app previews with. Nothing here has state, and nothing here needs Node.
 */
export { accountWorth, profitSince } from './account-worth.ts';
export { type ChangeType, changeTypes } from './change-rejects.ts';
export { type CodesOf, codesOf } from './codes-of.ts';
export {
  type Field,
  type FieldKind,
  type Fields,
  type OptionalNames,
  pick,
  type ValueOf,
  type ValuesOf,
} from './fields.ts';
export {
  liquidationFoundFields,
  liquidationResultFields,
  overnightChargeFields,
  reportedTicketFields,
  ticketCloseFields,
  ticketFields,
  triggerMoves,
} from './modules/contract/fields.ts';
export {
  type CouponAct,
  type CouponEnd,
  type CouponKind,
  type CouponMarket,
  type CouponOccasion,
  type CouponReturn,
  type CouponRevocation,
  type CouponState,
  couponActs,
  couponEnds,
  couponFields,
  couponKinds,
  couponMarkets,
  couponOccasions,
  couponPaymentFields,
  couponPromiseFields,
  couponReturns,
  couponRevocations,
  couponStates,
} from './modules/coupons/fields.ts';
export { couponActRejects, type CouponActReject } from './modules/coupons/rejects.ts';
export {
  type DualDirection,
  type DualResult,
  dualDirections,
  dualPurchaseFields,
  dualResultFields,
  type ReinvestRefusal,
  reinvestRefusals,
} from './modules/dual/fields.ts';
export {
  recurringBuyFields,
  type RecurringPlanId,
  recurringPlanFields,
  recurringSkipFields,
  type RecurringSkipReason,
  recurringSkipReasons,
} from './modules/recurring/fields.ts';
export { recurringPlansMax } from './modules/recurring/rules.ts';
export { type RecurringInterval, recurringIntervals, recurringTimeAfter } from './modules/recurring/times.ts';
export { sendFields } from './modules/send/fields.ts';
export { withdrawalFields, withdrawalStateFields } from './modules/funding/fields.ts';
export {
  type LoanAlert,
  loanAlerts,
  loanEndFields,
  loanFields,
  loanInterestFields,
  loanPaymentFields,
  loanSaleFields,
} from './modules/loans/fields.ts';
export { drawFields, spinFields } from './modules/game/fields.ts';
export {
  pointsExchangeFields,
  pointsGifts,
  pointsMoveFields,
  type PointsMoveKind,
  pointsMoveKinds,
  type PointsTask,
  pointsTasks,
} from './modules/points/fields.ts';
export { type PointsItemRefusal, pointsItemRefusals } from './modules/points/rejects.ts';
export {
  lockedDepositFields,
  lockedDividendFields,
  lockedEndFields,
  type RenewalRefusal,
  renewalRefusals,
} from './modules/locked/fields.ts';
export {
  nftBidFields,
  nftBoxStates,
  nftDrawFields,
  type NftItemState,
  nftItemStates,
  type NftKind,
  nftKinds,
  type NftMode,
  nftModes,
  type NftMoveCause,
  nftMoveCauses,
  nftMoveFields,
  nftOrderFields,
  nftOrderKinds,
  type NftOrderState,
  nftOrderStates,
  nftPaymentFields,
  nftRarities,
  type NftRarity,
  type NftSaleEnd,
  nftSaleEnds,
  nftSaleFields,
  nftSeriesFields,
  nftWorkFields,
} from './modules/nft/fields.ts';
export {
  otcAdStates,
  otcAdSubjectFields,
  otcAdTermsFields,
  type OtcDisputeReason,
  otcDisputeReasons,
  otcEndFields,
  otcLevels,
  type OtcMethod,
  otcMethods,
  otcOrderFields,
  type OtcRole,
  otcRoles,
  otcSides,
  type OtcState,
  otcStates,
  type OtcVerdictReason,
  otcVerdictReasons,
} from './modules/otc/fields.ts';
export { optionFields, optionResultFields } from './modules/options/fields.ts';
export {
  orderConditionFields,
  orderEndFields,
  orderFields,
  orderFillFields,
  orderTermsFields,
  tradeFields,
} from './modules/spot/fields.ts';
export { type RejectCode, rejectCodes } from './reject-codes.ts';
export { settingSubjects } from './settings.ts';
export { type EntryKind, type HoldCause, holdCauses, entryKinds, houseNames } from './ledger-words.ts';
export {
  type AssetClass,
  type EndReason,
  endReasons,
  type Mode,
  type OrderStatus,
  type OrderType,
  orderStatuses,
  orderTypes,
  type PairStatus,
  pairStatuses,
  replaceModes,
  type SelfTradeMode,
  selfTradeModes,
  type Side,
  sides,
  type TimeInForce,
  timesInForce,
} from './vocabulary.ts';
export { nextClaimAtMs } from './modules/practice/rules.ts';
export * from './modules/convert/rules.ts';
export { type MarketView } from './modules/spot/depth.ts';
export { type OrderFigures, orderFigures } from './modules/spot/figures.ts';
export { followRefusal } from './modules/spot/follow.ts';
export { type OrderPlan, type OrderRequest, planOrder } from './modules/spot/plan.ts';
export {
  icebergPartsMax,
  isExpiryFit,
  type PairRules,
  slippageDefault,
  slippageMax,
} from './modules/spot/rules.ts';
export { quotePerTickLot } from './modules/catalog/catalog.ts';
export { gridMs, staleAfterMs } from './modules/index-prices/index-prices.ts';
export { availabilities, type Product, products } from './vocabulary.ts';
export {
  type CopyMode,
  type CopyPairChoice,
  type CopyReason,
  type CopyResult,
  type CopyStopReason,
  copyModes,
  copyPairChoices,
  copyReasons,
  copyResults,
  copyStopReasons,
  type TraderStatus,
  traderStatuses,
} from './copy-words.ts';
export {
  type CloseChoice,
  closeChoices,
  type Direction,
  directions,
  type EntryType,
  type Lots,
  lotsPerLot,
  type MarginMode,
  marginModes,
  type OptionDirection,
  type OptionResult,
  optionDirections,
  optionResults,
  type TicketCancelReason,
  type TicketCloseReason,
  type TicketStatus,
  ticketCancelReasons,
  ticketCloseReasons,
  ticketStatuses,
} from './vocabulary.ts';
export {
  type DepositStatus,
  depositStatuses,
  type HoldReason,
  holdReasons,
  type IdentityLevel,
  identityLevels,
  railKinds,
  type WithdrawalReason,
  type WithdrawalStatus,
  withdrawalReasons,
  withdrawalStatuses,
} from './vocabulary.ts';
export * from './modules/funding/rules.ts';
export { trailRefusal, trailStopTicks, type TrailTerms } from './trail.ts';
export * from './modules/contract/rules.ts';
export { type Tier, tierDeductions } from './modules/contract/tiers.ts';
export * from './modules/coupons/rules.ts';
export * from './modules/dual/rules.ts';
export * from './modules/invitations/fields.ts';
export * from './modules/fees/rules.ts';
export * from './modules/invitations/rules.ts';
export * from './modules/game/rules.ts';
export {
  correctedWallet,
  correctionHouses,
  type CorrectionHouse,
  correctionReasons,
  type CorrectionReason,
} from './modules/ledger/rules.ts';
export { type OperatorRole, operatorRoles, type GrantableRole, grantableRoles } from './modules/operators/rules.ts';
export * from './modules/loans/rules.ts';
export * from './modules/points/rules.ts';
export * from './modules/locked/rules.ts';
export * from './modules/options/rules.ts';
export * from './modules/nft/rules.ts';
export * from './modules/otc/rules.ts';
export * from './modules/copy/rules.ts';
export { demandFields, subscriptionFields } from './modules/ieo/fields.ts';
export * from './modules/ieo/rules.ts';
export {
  type ProjectCancelReason,
  type ProjectMode,
  type ProjectState,
  projectCancelReasons,
  projectModes,
  projectStates,
} from './vocabulary.ts';

/** The core's words that answers and texts are made of, for those who know the contract and not the core. */
export {
  type AssetClass,
  type EndReason,
  type EntryKind,
  endReasons,
  entryKinds,
  type OrderStatus,
  type OrderType,
  orderStatuses,
  orderTypes,
  type PairStatus,
  pairStatuses,
  type Side,
  sides,
  type TimeInForce,
  timesInForce,
} from '@candor/exchange/rules';

import { listOf, oneOf, optional, struct, text, type Union, uint, union } from '@candor/kernel';
import {
  accountId,
  amount,
  assetClass,
  assetId,
  endReason,
  entryKind,
  mode,
  orderId,
  orderStatus,
  orderType,
  pairId,
  pairStatus,
  ppm,
  priceOf,
  quoteId,
  side,
  timeInForce,
  tradeId,
  walletType,
} from './vocabulary.ts';

/**
 * The facts that commands leave behind: read models, sockets and statements are made from nothing else.
 * Wire numbers are never reused; a fact that must change gets a new number and name.
 */
const eventTable = {
  'genesis.founded': [1, struct({ mode, name: text })],
  'catalog.asset_listed': [2, struct({ assetId, code: text, name: text, scale: uint, assetClass })],
  'catalog.pair_listed': [
    3,
    struct({
      pairId,
      baseAssetId: assetId,
      quoteAssetId: assetId,
      tick: priceOf,
      lot: amount,
      hasBook: oneOf('no', 'yes'),
    }),
  ],
  'catalog.pair_status_set': [4, struct({ pairId, status: pairStatus })],
  'catalog.pair_fees_set': [5, struct({ pairId, makerFee: ppm, takerFee: ppm })],
  /** The valid index prices of one grid instant, cross pairs included. */
  'index.ticked': [10, struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) })],
  'accounts.opened': [20, struct({ accountId })],
  /**
   * One balanced movement. A line changes one wallet: `available` and `frozen` are signed changes, the `…After` the
   * balances that result. The house maker's own holds are left out: they change on every tick and move no money.
   */
  'ledger.posted': [
    21,
    struct({
      /** The order, trade or quote the movement belongs to; 0 when the command is the whole cause. */
      reference: uint,
      lines: listOf(
        struct({
          accountId,
          walletType,
          assetId,
          kind: entryKind,
          available: amount,
          frozen: amount,
          availableAfter: amount,
          frozenAfter: amount,
        }),
      ),
    }),
  ],
  'practice.claimed': [31, struct({ accountId, assetId, amount })],
  'transfer.moved': [40, struct({ accountId, assetId, amount, from: walletType, to: walletType })],
  'convert.converted': [
    52,
    struct({
      quoteId,
      accountId,
      fromAssetId: assetId,
      toAssetId: assetId,
      fromAmount: amount,
      toAmount: amount,
      fee: amount,
      midRate: amount,
      rate: amount,
    }),
  ],
  'spot.order_placed': [
    60,
    struct({
      orderId,
      accountId,
      pairId,
      side,
      orderType,
      timeInForce,
      isPostOnly: optional(oneOf('yes')),
      price: optional(priceOf),
      stopPrice: optional(priceOf),
      quantity: optional(amount),
      quoteAmount: optional(amount),
      /** The market order's price limit that the slippage gives. */
      worstPrice: optional(priceOf),
      makerFee: ppm,
      takerFee: ppm,
      linkedOrderId: optional(orderId),
      takeProfitPrice: optional(priceOf),
      stopLossPrice: optional(priceOf),
      status: orderStatus,
    }),
  ],
  /** A waiting stop was touched at this index price and now acts as limit or market. */
  'spot.order_triggered': [61, struct({ orderId, accountId, pairId, indexPrice: priceOf })],
  'spot.order_amended': [62, struct({ orderId, accountId, pairId, price: optional(priceOf), quantity: amount })],
  /** Both legs of one match. `makerOrderId` is 0 when the house maker's ladder was hit: its orders have no number. */
  'spot.traded': [
    63,
    struct({
      tradeId,
      pairId,
      price: priceOf,
      quantity: amount,
      quoteAmount: amount,
      takerSide: side,
      takerOrderId: orderId,
      takerAccountId: accountId,
      /** In the asset the taker received. */
      takerFee: amount,
      makerOrderId: orderId,
      makerAccountId: accountId,
      /** In the asset the maker received. */
      makerFee: amount,
    }),
  ],
  'spot.order_ended': [
    64,
    struct({
      orderId,
      accountId,
      pairId,
      status: orderStatus,
      reason: endReason,
      filled: amount,
      filledQuote: amount,
      fee: amount,
    }),
  ],
} as const;

export const eventCodec = union(eventTable);
export type CoreEvent = Union<typeof eventTable>;
export type EventType = CoreEvent['type'];
export type EventOf<T extends EventType> = Extract<CoreEvent, { readonly type: T }>;
export const eventTypes = Object.keys(eventTable) as readonly EventType[];

/** A fact with its place: `sequence` of the command that caused it, `index` among that command's facts. */
export interface PlacedEvent<E extends CoreEvent = CoreEvent> {
  readonly sequence: number;
  readonly index: number;
  readonly atMs: number;
  readonly event: E;
}

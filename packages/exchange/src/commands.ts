import {
  type Codec,
  type Encoded,
  listOf,
  oneOf,
  optional,
  struct,
  text,
  type Union,
  uint,
  union,
} from '@candor/kernel';
import {
  accountId,
  amount,
  assetClass,
  assetId,
  houseName,
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
  walletType,
} from './vocabulary.ts';
import { endReason } from './vocabulary.ts';

/** Who sends a command. A user command names its account; what each kind may send is listed in `apply.ts`. */
export const actors = ['user', 'operator', 'system'] as const;
export type Actor = (typeof actors)[number];

const exitPrices = struct({
  /** Sell when the index rises to here. */
  takeProfitPrice: optional(priceOf),
  /** Sell when the index falls to here. */
  stopLossPrice: optional(priceOf),
});

const placeOrder = struct({
  accountId,
  pairId,
  side,
  orderType,
  timeInForce,
  /** Refuse rather than take from the book. Only for `limit` with `gtc`. */
  isPostOnly: optional(oneOf('yes')),
  /** Limit price; for the limit kinds. */
  price: optional(priceOf),
  /** Index price that wakes a stop or take-profit order. */
  stopPrice: optional(priceOf),
  /** Base atoms; absent only for a market buy or sell by quote. */
  quantity: optional(amount),
  /** Quote atoms to spend (buy) or to receive (sell), for market orders without `quantity`. */
  quoteAmount: optional(amount),
  /** How far from the best price a market order may go; absent: the pair's default (1 %). */
  slippage: optional(ppm),
  /** For a buy: place these exits over what was bought when the order is done. */
  exits: optional(exitPrices),
});

/** One-cancels-the-other: a limit at one side of the price and a stop at the other, sharing one hold. */
const placeOco = struct({
  accountId,
  pairId,
  side,
  quantity: amount,
  limitPrice: priceOf,
  stopPrice: priceOf,
  /** Absent: the stop leg becomes a market order. */
  stopLimitPrice: optional(priceOf),
});

/**
 * Every command there is: name, wire number, payload. No command carries an outcome, a settlement price, a user's odds,
 * a quote or a balance (RULES 2); a test reads this table to hold it.
 */
const commandTable = {
  'genesis.found': [1, struct({ mode, name: text })],
  'catalog.list_asset': [2, struct({ assetId, code: text, name: text, scale: uint, assetClass })],
  'catalog.list_pair': [
    3,
    struct({
      pairId,
      baseAssetId: assetId,
      quoteAssetId: assetId,
      tick: priceOf,
      /** Base atoms per lot. */
      lot: amount,
      /** Quote atoms. */
      minNotional: amount,
      /** Base atoms. */
      maxQuantity: amount,
      makerFee: ppm,
      takerFee: ppm,
      /** How far from the index a limit price may lie: 500_000 is half to one and a half times. */
      band: ppm,
      hasBook: oneOf('no', 'yes'),
      /** Absent: the feed prices it. Present: index = numerator ÷ denominator. */
      cross: optional(struct({ numerator: pairId, denominator: pairId })),
    }),
  ],
  'catalog.set_pair_status': [4, struct({ pairId, status: pairStatus })],
  'catalog.set_pair_fees': [5, struct({ pairId, makerFee: ppm, takerFee: ppm })],
  /** All valid prices of one grid instant, `gridIndex` × 500 ms; a pair that is left out has no valid price there. */
  'index.tick': [10, struct({ gridIndex: uint, prices: listOf(struct({ pairId, price: priceOf })) })],
  'accounts.open': [20, struct({})],
  'house.fund': [21, struct({ house: houseName, assetId, amount })],
  'practice.set_faucet': [30, struct({ assetId, amount })],
  'practice.claim': [31, struct({ accountId, assetId })],
  'transfer.move': [40, struct({ accountId, assetId, amount, from: walletType, to: walletType })],
  'convert.set_terms': [50, struct({ spread: ppm, fee: ppm, minValue: amount })],
  'convert.quote': [51, struct({ accountId, fromAssetId: assetId, toAssetId: assetId, amount })],
  'convert.accept': [52, struct({ accountId, quoteId })],
  'spot.place': [60, placeOrder],
  'spot.place_oco': [61, placeOco],
  'spot.cancel': [62, struct({ accountId, orderId })],
  'spot.cancel_all': [63, struct({ accountId, pairId: optional(pairId) })],
  'spot.amend': [64, struct({ accountId, orderId, price: optional(priceOf), quantity: optional(amount) })],
  'spot.set_maker': [
    65,
    struct({
      pairId,
      /** From the index to the first level, each side. */
      halfSpread: ppm,
      /** From one level to the next. */
      step: ppm,
      levels: uint,
      /** Base atoms at the first level; each further level holds one more share of it. */
      quantity: amount,
    }),
  ],
} as const;

export const commandCodec = union(commandTable);
export type Command = Union<typeof commandTable>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { readonly type: T }>;
export const commandTypes = Object.keys(commandTable) as readonly CommandType[];

const nothing = struct({});
/** What a placed order has become by the time the command is answered. */
const placedOrder = struct({
  orderId,
  status: orderStatus,
  reason: optional(endReason),
  /** Base atoms. */
  filled: amount,
  /** Quote atoms. */
  filledQuote: amount,
  /** In the asset that was received. */
  fee: amount,
});

/** What each command answers when it is done. */
const resultTable = {
  'genesis.found': nothing,
  'catalog.list_asset': nothing,
  'catalog.list_pair': nothing,
  'catalog.set_pair_status': nothing,
  'catalog.set_pair_fees': nothing,
  'index.tick': nothing,
  'accounts.open': struct({ accountId }),
  'house.fund': nothing,
  'practice.set_faucet': nothing,
  'practice.claim': struct({ assetId, amount }),
  'transfer.move': nothing,
  'convert.set_terms': nothing,
  'convert.quote': struct({
    quoteId,
    fromAssetId: assetId,
    toAssetId: assetId,
    fromAmount: amount,
    /** What the user receives, after spread and fee. */
    toAmount: amount,
    /** In the asset received. */
    fee: amount,
    /** Index price of `from` in `to`, and the one applied, both ×10^8. */
    midRate: amount,
    rate: amount,
    expiresAtMs: uint,
  }),
  'convert.accept': struct({
    quoteId,
    fromAssetId: assetId,
    toAssetId: assetId,
    fromAmount: amount,
    toAmount: amount,
    fee: amount,
  }),
  'spot.place': placedOrder,
  'spot.place_oco': struct({ limitOrderId: orderId, stopOrderId: orderId }),
  'spot.cancel': struct({ orderId }),
  'spot.cancel_all': struct({ count: uint }),
  'spot.amend': placedOrder,
  'spot.set_maker': nothing,
} as const satisfies Record<CommandType, Codec<never> | Codec<any>>;

export const resultCodecs: Readonly<Record<CommandType, Codec<any>>> = resultTable;
export type ResultOf<T extends CommandType> = Encoded<(typeof resultTable)[T]>;
export type PlacedOrder = ResultOf<'spot.place'>;

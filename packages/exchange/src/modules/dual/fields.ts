import { amount, count, type Fields, id, optional, ppm, price, word } from '../../fields.ts';
import type { AccountId, AssetId, DualProductId, DualPurchaseId, PairId } from '../../vocabulary.ts';

/** `call`: sell high, paid with the base coin. `put`: buy low, paid with the quote asset. */
export const dualDirections = ['call', 'put'] as const;
export type DualDirection = (typeof dualDirections)[number];

/** Paid in `base` or `quote`; `void` had too few samples, and everything comes back. */
const dualResults = ['base', 'quote', 'void'] as const;
export type DualResult = (typeof dualResults)[number];

/** The reason that a purchase was not reinvested, in the order of the checks; each is a text the user can read. */
export const reinvestRefusals = [
  'other_asset',
  'product_unavailable',
  'no_product',
  'pair_not_trading',
  'market_closed',
  'index_stale',
  'interest_lower',
  'linked_passed',
  'too_little',
  'own_limit',
  'liquidity_insufficient',
] as const;
export type ReinvestRefusal = (typeof reinvestRefusals)[number];

/** A purchase as it is made, with both of its possible payouts. */
export const dualPurchaseFields = {
  purchaseId: id<DualPurchaseId>(),
  accountId: id<AccountId>(),
  productId: id<DualProductId>(),
  pairId: id<PairId>(),
  direction: word(dualDirections),
  shares: count,
  linkedPrice: price,
  /** The index at the purchase. */
  indexPrice: price,
  /** Yearly. */
  interest: ppm,
  interestDays: count,
  /** The base coin for a call, the quote asset for a put. */
  stakeAssetId: id<AssetId>(),
  stake: amount,
  /** The payout in the base coin, when it settles below the linked price. */
  baseOut: amount,
  /** The payout in the quote asset, when it settles at the linked price or above. */
  quoteOut: amount,
  maturesAtMs: count,
  windowMs: count,
  /** The purchase whose payout was reinvested in it. */
  reinvestedFrom: optional(id<DualPurchaseId>()),
} as const satisfies Fields;

/** The result of a purchase. */
export const dualResultFields = {
  result: word(dualResults),
  /** The mean of the samples; absent where there were too few. */
  settlementPrice: optional(price),
  paidAssetId: id<AssetId>(),
  paid: amount,
} as const satisfies Fields;

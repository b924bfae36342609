import { amount, count, type Fields, hash, id, optional, ppm, word } from '../../fields.ts';
import type { AccountId, AssetId, OtcAdId, OtcOrderId } from '../../vocabulary.ts';

/** The act of the maker of an ad. */
export const otcSides = ['buy', 'sell'] as const;

/** A paused ad takes no orders; a closed one never does again. */
export const otcAdStates = ['live', 'paused', 'closed'] as const;

/** Ways in which fiat can be paid, outside the platform. Positions are wire numbers: add at the end. */
export const otcMethods = ['bank_card', 'bank_transfer', 'momo', 'zalopay', 'wise', 'paypal'] as const;
export type OtcMethod = (typeof otcMethods)[number];

/**
 * RULES 12. `decided`: an operator has split the escrow, and either side may still appeal. `appealed`: a second operator decides.
 * The last four are final.
 */
export const otcStates = [
  'created',
  'paid',
  'disputed',
  'decided',
  'appealed',
  'released',
  'cancelled',
  'expired',
  'closed',
] as const;
export type OtcState = (typeof otcStates)[number];

export const otcRoles = ['buyer', 'seller'] as const;
export type OtcRole = (typeof otcRoles)[number];

/** The subject of a dispute, from the one who opens it. */
export const otcDisputeReasons = ['not_released', 'not_paid', 'wrong_amount', 'name_mismatch', 'other'] as const;

export type OtcDisputeReason = (typeof otcDisputeReasons)[number];

/** The reason of a verdict; each is a text that both sides can read. */
export const otcVerdictReasons = [
  'payment_proven',
  'payment_not_found',
  'wrong_amount',
  'name_mismatch',
  'agreement',
  'fraud',
] as const;

export type OtcVerdictReason = (typeof otcVerdictReasons)[number];

/** The identity level that an ad asks of its takers. */
export const otcLevels = ['basic', 'advanced'] as const;

/** The fields that an ad never changes. */
export const otcAdSubjectFields = {
  side: word(otcSides),
  assetId: id<AssetId>(),
  fiatAssetId: id<AssetId>(),
} as const satisfies Fields;

/** The terms of an ad, for orders that are opened afterwards. Prices are fiat per whole asset, in steps of 10^-8. */
export const otcAdTermsFields = {
  /** On offer from now on, in the asset. */
  quantity: amount,
  /** A fixed price. Absent: the index times `factor`, never below `priceMin` or above `priceMax`. */
  price: optional(amount),
  factor: optional(ppm),
  priceMin: optional(amount),
  priceMax: optional(amount),
  /** Of one order, in the fiat. */
  orderMin: amount,
  orderMax: amount,
  /** The time in which the buyer has to pay. */
  paymentMs: count,
  /** Minutes of the day (UTC) between which it takes orders; the same twice: at any time. */
  fromMinute: count,
  toMinute: count,
  levelMin: word(otcLevels),
  completedMin: count,
  completionMin: ppm,
  ageDaysMin: count,
  /** SHA-256 of the maker's own words, which the platform keeps; empty without any. */
  textHash: hash,
} as const satisfies Fields;

/** An order as it is opened: its terms are the ad's at that moment. */
export const otcOrderFields = {
  orderId: id<OtcOrderId>(),
  adId: id<OtcAdId>(),
  /** Of the ad. */
  side: word(otcSides),
  buyerId: id<AccountId>(),
  sellerId: id<AccountId>(),
  assetId: id<AssetId>(),
  fiatAssetId: id<AssetId>(),
  /** In escrow, in the asset. */
  quantity: amount,
  price: amount,
  /** To be paid, in the fiat. */
  total: amount,
  method: word(otcMethods),
  /** The buyer's withdrawals wait so long after the release; 0: not at all. */
  delayMs: count,
  deadlineMs: count,
  textHash: hash,
} as const satisfies Fields;

/** The end of an order: where its escrow went. */
export const otcEndFields = {
  state: word(otcStates),
  toBuyer: amount,
  toSeller: amount,
  /** The part that an ad has on offer again. */
  toAd: amount,
} as const satisfies Fields;

import type { Nominal } from '@candor/kernel';
import { amount, count, type Fields, id, word } from '../../fields.ts';
import type { AccountId, AssetId, QuoteId } from '../../vocabulary.ts';
import { recurringIntervals } from './times.ts';

/** One plan of recurring buys. Counts up from 1 over all accounts. */
export type RecurringPlanId = Nominal<number, 'RecurringPlanId'>;

/** The reason that a time of a plan passed without a buy; each is a text the user can read. */
export const recurringSkipReasons = [
  'product_unavailable',
  'account_frozen',
  'convert_not_offered',
  'fiat_rate_stale',
  'convert_too_small',
  'convert_too_large',
  'convert_day_limit',
  'convert_house_limit',
  'balance_insufficient',
  'liquidity_insufficient',
] as const;
export type RecurringSkipReason = (typeof recurringSkipReasons)[number];

/** A plan as it is begun. */
export const recurringPlanFields = {
  planId: id<RecurringPlanId>(),
  accountId: id<AccountId>(),
  /** Paid. */
  fromAssetId: id<AssetId>(),
  /** Bought. */
  toAssetId: id<AssetId>(),
  /** Paid each time, in atoms of the asset that is paid. */
  amount,
  every: word(recurringIntervals),
  /** The time that all others are counted from. */
  firstAtMs: count,
} as const satisfies Fields;

/** One time of a plan at which it bought. */
export const recurringBuyFields = {
  planId: id<RecurringPlanId>(),
  accountId: id<AccountId>(),
  quoteId: id<QuoteId>(),
  fromAssetId: id<AssetId>(),
  toAssetId: id<AssetId>(),
  fromAmount: amount,
  /** Received, after spread and fee. */
  toAmount: amount,
  /** In the asset received. */
  fee: amount,
  /** Whole units of `to` per whole unit of `from`, by the index and as applied, both ×10^18. */
  midRate: amount,
  rate: amount,
  /** The time that it was for. */
  dueAtMs: count,
  /** Earlier times that passed while there was no price. */
  missed: count,
} as const satisfies Fields;

/** One time of a plan that passed without a buy. */
export const recurringSkipFields = {
  planId: id<RecurringPlanId>(),
  accountId: id<AccountId>(),
  fromAssetId: id<AssetId>(),
  toAssetId: id<AssetId>(),
  fromAmount: amount,
  reason: word(recurringSkipReasons),
  dueAtMs: count,
  missed: count,
} as const satisfies Fields;

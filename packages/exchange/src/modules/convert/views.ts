import type { Atoms, Ppm, Price } from '@candor/money';
import type { AccountId, AssetId, QuoteId } from '../../vocabulary.ts';
import type { SweepPlan } from './sweep.ts';

/**
 * The quote that an account would get between two assets at this moment. Values are in atoms of the unit of account.
 */
interface ConvertOffer {
  readonly spread: Ppm;
  readonly fee: Ppm;
  readonly minValue: Atoms;
  readonly maxValue: Atoms;
  /** The daily amount of either asset that the account may give or receive, and the unused part of it. */
  readonly dayMax: Atoms;
  readonly dayLeft: Atoms;
}

/** Terms of conversions. Values are in atoms of the unit of account. */
export interface ConvertTermsView {
  readonly unitAssetId: AssetId;
  readonly spread: Ppm;
  readonly fiatSpread: Ppm;
  readonly spreadMax: Ppm;
  readonly movementFactor: number;
  readonly fee: Ppm;
  readonly minValue: Atoms;
  readonly maxValue: Atoms;
  readonly accountDayMax: Atoms;
  readonly houseDayMax: Atoms;
}

/** A fiat that is listed, with the rate it is converted at. */
export interface FiatRateView {
  readonly assetId: AssetId;
  /** The number of its units that equal one unit of account. */
  readonly fiatRate: Price;
  readonly source: string;
  readonly asOfMs: number;
  /** Nothing is converted at a rate that is this old. */
  readonly isStale: boolean;
}

/** The subject of a quote. */
interface QuoteView {
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
  readonly fromAmount: Atoms;
}

export interface ConvertQueries {
  /** Assets that can be converted, in the order they were listed. */
  convertAssets(): readonly AssetId[];
  /** Absent when one of the two cannot be converted, or conversions are not offered. */
  convertOffer(accountId: AccountId, fromAssetId: AssetId, toAssetId: AssetId): ConvertOffer | undefined;
  /** The same on other terms. */
  convertOfferOn(
    terms: Omit<ConvertTermsView, 'unitAssetId'>,
    accountId: AccountId,
    fromAssetId: AssetId,
    toAssetId: AssetId,
  ): ConvertOffer | undefined;
  /** The terms on which conversions are offered; absent: they are not. */
  convertTerms(): ConvertTermsView | undefined;
  /** Until it expires, also when it was used or replaced; absent when it belongs to another user. */
  convertQuote(accountId: AccountId, quoteId: QuoteId): QuoteView | undefined;
  /** The outcome of a sweep if it were sequenced now. */
  previewSweep(accountId: AccountId, assetIds: readonly AssetId[]): SweepPlan;
  fiatRates(): readonly FiatRateView[];
}

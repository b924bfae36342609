import type { Atoms, Ppm, Price } from '@candor/money';
import type { AccountId, AssetId, QuoteId } from '../../vocabulary.ts';

/** What somebody would be quoted between two assets at this moment. Values are in atoms of the unit of account. */
interface ConvertOffer {
  readonly spread: Ppm;
  readonly fee: Ppm;
  readonly minValue: Atoms;
  readonly maxValue: Atoms;
  /** How much of either asset the account may give or receive in a day, and what is left of it. */
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
  /** How many of it are one unit of account. */
  readonly fiatRate: Price;
  readonly source: string;
  readonly asOfMs: number;
  /** Nothing is converted at a rate that is this old. */
  readonly isStale: boolean;
}

/** What a quote is about. */
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
  /** What conversions are offered at; absent: they are not. */
  convertTerms(): ConvertTermsView | undefined;
  /** Until it expires, also when it was used or replaced; absent when it is somebody else's. */
  convertQuote(accountId: AccountId, quoteId: QuoteId): QuoteView | undefined;
  fiatRates(): readonly FiatRateView[];
}

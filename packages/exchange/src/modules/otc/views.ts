import type { Atoms, Ppm } from '@candor/money';
import type { AccountId, AssetId, OtcAdId, OtcOrderId } from '../../vocabulary.ts';
import type { OtcMethod } from './fields.ts';
import type { OtcAct } from './rules.ts';
import type { OtcAd, OtcOrder } from './otc.ts';

/** The record of an account in OTC. */
export interface OtcRecordView {
  readonly completed: number;
  readonly failed: number;
  readonly lost: number;
  readonly completion: Ppm;
  /** The end of the delay of its withdrawals. */
  readonly delayedUntilMs?: number | undefined;
  /** The delay that a purchase would come with now; 0: none. */
  readonly delayMs: number;
  /** The most of one order by its identity, in the unit of account. */
  readonly limit: Atoms;
}

/** An ad that is not closed, with its price now. */
export interface OtcAdView extends Readonly<OtcAd> {
  /** Absent while the index or the rate of the fiat is stale. */
  readonly priceNow?: Atoms | undefined;
  /** Inside its hours. */
  readonly isOpen: boolean;
  readonly maker: OtcRecordView;
}

/** An order under way, as one of its sides has it. */
export interface OtcOrderView extends Readonly<OtcOrder> {
  readonly role: 'buyer' | 'seller';
  readonly acts: readonly OtcAct[];
}

/** A page of ads. What is absent is left open. */
export interface OtcAdsRequest {
  /** Of the makers. */
  readonly side?: OtcAd['side'] | undefined;
  readonly assetId?: AssetId | undefined;
  readonly fiatAssetId?: AssetId | undefined;
  readonly method?: OtcMethod | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** A page of all ads that are not closed, whether or not they take orders now. */
interface LiveOtcAdsRequest {
  /** Of the maker. */
  readonly accountId?: AccountId | undefined;
  readonly assetId?: AssetId | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface OtcQueries {
  /**
   * Ads that take orders now, of all makers: those of one fiat, asset and side together, the best price first for who takes them.
   */
  otcAds(request: OtcAdsRequest): { readonly rows: readonly OtcAdView[]; readonly total: number };
  /** Newest first: for operators. */
  liveOtcAds(request: LiveOtcAdsRequest): { readonly rows: readonly OtcAdView[]; readonly total: number };
  otcAd(adId: OtcAdId): OtcAdView | undefined;
  /** Of one maker, newest first. */
  ownOtcAds(accountId: AccountId): readonly OtcAdView[];
  /** On either side, newest first. */
  liveOtcOrders(accountId: AccountId): readonly OtcOrderView[];
  liveOtcOrder(accountId: AccountId, orderId: OtcOrderId): OtcOrderView | undefined;
  /** Disputed and appealed ones, the oldest first: for operators. */
  otcCases(): readonly Readonly<OtcOrder>[];
  otcRecord(accountId: AccountId): OtcRecordView;
  /** Of several accounts, in their order. */
  otcRecords(accountIds: readonly AccountId[]): readonly OtcRecordView[];
}

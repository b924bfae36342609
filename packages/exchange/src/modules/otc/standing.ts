import { done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, price } from '@candor/money';
import type { AccountId, AssetId, IdentityLevel, Mode } from '../../vocabulary.ts';
import { fiatStaleAfterMs } from '../../fiat-rates.ts';
import { worthOf } from '../index-prices/worth.ts';
import type { OtcAd } from './otc.ts';
import { isRiskyOtcBuyer, otcDelayMs, otcIndexPrice, otcPriceOf } from './rules.ts';
import type { OtcSlice } from './slice.ts';

export function levelOf(core: OtcSlice, accountId: AccountId): IdentityLevel {
  return core.funding.accounts.get(accountId)?.level ?? 'none';
}

export function modeOf({ founded }: OtcSlice): Mode {
  return founded?.mode ?? 'practice';
}

/** True while an account's withdrawals wait: it may not sell for fiat then either. */
export function isHeldBack(core: OtcSlice, accountId: AccountId): boolean {
  const holds = core.funding.accounts.get(accountId)?.activeHolds(core.nowMs) ?? [];
  return holds.length > 0 || delayedUntilMs(core, accountId) !== undefined;
}

/** The time until which withdrawals wait after a risky purchase. */
export function delayedUntilMs(core: OtcSlice, accountId: AccountId): number | undefined {
  const { delayedUntilMs: untilMs } = core.otc.recordOf(accountId);
  return untilMs > core.nowMs ? untilMs : undefined;
}

/** The delay that a purchase would come with. */
export function delayOf(core: OtcSlice, buyerId: AccountId): number {
  return isRiskyOtcBuyer(core.otc.recordOf(buyerId)) ? otcDelayMs(modeOf(core)) : 0;
}

/** The price of an ad now, or the reason that there is none. */
export function priceNow(core: OtcSlice, ad: OtcAd): Outcome<Atoms, 'fiat_rate_stale' | 'index_stale'> {
  if (ad.price !== undefined) return done(ad.price);
  const fiat = core.convertDesk.fiats.get(ad.fiatAssetId);
  if (fiat === undefined || core.nowMs - fiat.asOfMs > fiatStaleAfterMs) return reject('fiat_rate_stale');
  const worth = worthOf(core, ad.assetId);
  const now = worth === undefined ? undefined : otcPriceOf(ad, otcIndexPrice(worth, fiat.fiatRate));
  return now === undefined ? reject('index_stale') : done(now);
}

/** The index of an asset in a fiat at the last prices, whatever their age: for people to compare with. */
export function lastIndex(core: OtcSlice, assetId: AssetId, fiatAssetId: AssetId): Atoms | undefined {
  const fiat = core.convertDesk.fiats.get(fiatAssetId);
  const pair = core.catalog.pricingPair(assetId);
  const unit = assetId === core.catalog.unitOfAccount ? price(100_000_000) : undefined;
  const worth = unit ?? (pair === undefined ? undefined : core.index.last(pair.pairId)?.price);
  return fiat === undefined || worth === undefined ? undefined : otcIndexPrice(worth, fiat.fiatRate);
}

import { done, type Outcome, reject } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { AccountId, IdentityLevel, Mode } from '../../vocabulary.ts';
import { fiatStaleAfterMs } from '../../fiat-rates.ts';
import { worthOf } from '../index-prices/worth.ts';
import type { OtcAd } from './otc.ts';
import { isInOtcHours, isRiskyOtcBuyer, otcDelayMs, otcIndexPrice, otcPriceOf } from './rules.ts';
import type { OtcSlice } from './slice.ts';

export function levelOf(core: OtcSlice, accountId: AccountId): IdentityLevel {
  return core.funding.accounts.get(accountId)?.level ?? 'none';
}

export function modeOf({ founded }: OtcSlice): Mode {
  return founded?.mode ?? 'practice';
}

/** True while an account's withdrawals wait: it may not sell for fiat then either. */
export function isHeldBack(core: OtcSlice, accountId: AccountId): boolean {
  return holdsOf(core, accountId).length > 0;
}

/** The time until which withdrawals wait after a risky purchase. */
export function delayedUntilMs(core: OtcSlice, accountId: AccountId): number | undefined {
  return holdsOf(core, accountId).find(({ reason }) => reason === 'otc_purchase')?.untilMs;
}

function holdsOf({ funding, nowMs }: OtcSlice, accountId: AccountId) {
  return funding.accounts.get(accountId)?.activeHolds(nowMs) ?? [];
}

/** True while an ad can be taken, apart from its price and its conditions: nobody buys from a seller whose funds are held. */
export function takesOrders(core: OtcSlice, ad: OtcAd): boolean {
  return isOpenNow(core, ad) && !(ad.side === 'sell' && isHeldBack(core, ad.accountId));
}

/** True while an ad is live and inside its hours. */
export function isOpenNow(core: OtcSlice, ad: OtcAd): boolean {
  return ad.state === 'live' && isInOtcHours(ad, core.nowMs);
}

/** The delay that a purchase would come with. */
export function delayOf(core: OtcSlice, buyerId: AccountId): number {
  return isRiskyOtcBuyer(core.otc.recordOf(buyerId)) ? otcDelayMs(modeOf(core)) : 0;
}

/** The price of an ad now, or the reason that there is none. */
export function priceNow(core: OtcSlice, ad: OtcAd): Outcome<Atoms, 'fiat_rate_stale' | 'index_stale'> {
  if (ad.price !== undefined) return done(ad.price);
  const index = indexNow(core, ad);
  if (!index.ok) return index;
  const now = otcPriceOf(ad, index.value);
  return now === undefined ? reject('index_stale') : done(now);
}

/** The index of an asset in a fiat now, or the reason that there is none. */
export function indexNow(
  core: OtcSlice,
  { assetId, fiatAssetId }: Pick<OtcAd, 'assetId' | 'fiatAssetId'>,
): Outcome<Atoms, 'fiat_rate_stale' | 'index_stale'> {
  const fiat = core.convertDesk.fiats.get(fiatAssetId);
  if (fiat === undefined || core.nowMs - fiat.asOfMs > fiatStaleAfterMs) return reject('fiat_rate_stale');
  const worth = worthOf(core, assetId);
  return worth === undefined ? reject('index_stale') : done(otcIndexPrice(worth, fiat.fiatRate));
}

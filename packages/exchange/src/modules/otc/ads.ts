import { done, reject } from '@candor/kernel';
import { type Atoms, atoms, minus, negated, plus, ppmOne, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { EntryKind } from '../../ledger-words.ts';
import type { AssetId, OtcAdId } from '../../vocabulary.ts';
import { otcMethods } from './fields.ts';
import { heldBy, type OtcAd } from './otc.ts';
import {
  minutesPerDay,
  otcAdsMax,
  otcAgeDaysMax,
  otcCompletedMax,
  otcFactorMax,
  otcFactorMin,
  otcPaymentMaxMs,
  otcPaymentMinMs,
} from './rules.ts';
import type { OtcSlice } from './slice.ts';
import { isHeldBack, levelOf } from './standing.ts';

const hashSize = 32;

type AdTerms = Omit<CommandOf<'otc.open_ad'>, 'type' | 'accountId' | 'side' | 'assetId' | 'fiatAssetId'>;

/** An ad to sell sets aside what it offers. */
export function openAd(core: OtcSlice, command: CommandOf<'otc.open_ad'>): OutcomeOf<'otc.open_ad'> {
  const { type: _type, ...wanted } = command;
  const { accountId, side, assetId, fiatAssetId, quantity } = wanted;
  const { otc } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  if (!isOffered(core, assetId, fiatAssetId)) return reject('asset_not_found');
  if (!core.products.allows(accountId, 'otc')) return reject('product_unavailable');
  if (levelOf(core, accountId) === 'none') return reject('identity_needed');
  if (!areSound(wanted) || quantity <= 0n) return reject('otc_ad_invalid');
  if (otc.adCount(accountId) >= otcAdsMax) return reject('too_many_otc_ads');
  const held = heldBy({ side, quantity });
  if (held > 0n) {
    if (isHeldBack(core, accountId)) return reject('withdrawals_held');
    if (core.spendable(accountId, 'spot', assetId) < held) return reject('balance_insufficient');
  }

  const ad: OtcAd = { adId: otc.nextAdId++ as OtcAdId, state: 'live', ...wanted };
  otc.keepAd(ad);
  setAside(core, ad, held);
  const { state: _state, ...told } = ad;
  core.emit({ type: 'otc.ad_opened', ...told });
  return done({ adId: ad.adId });
}

/** Orders that are under way keep what they were opened with. */
export function editAd(core: OtcSlice, command: CommandOf<'otc.edit_ad'>): OutcomeOf<'otc.edit_ad'> {
  const { type: _type, accountId, adId, ...wanted } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const ad = core.otc.adOf(accountId, adId);
  if (ad === undefined) return reject('otc_ad_not_found');
  if (!core.products.allows(accountId, 'otc')) return reject('product_unavailable');
  const terms: AdTerms = { ...wanted, quantity: wanted.quantity ?? ad.quantity };
  if (!areSound(terms)) return reject('otc_ad_invalid');
  const more = ad.side === 'sell' ? terms.quantity - ad.quantity : 0n;
  if (more > 0n) {
    if (isHeldBack(core, accountId)) return reject('withdrawals_held');
    if (core.spendable(accountId, 'spot', ad.assetId) < more) return reject('balance_insufficient');
  }

  setAside(core, ad, atoms(more));
  // Those that are absent are no keys of a command that was decoded, and would leave the old price in force.
  const { price, factor, priceMin, priceMax } = terms;
  Object.assign(ad, terms, { price, factor, priceMin, priceMax });
  const { state: _state, ...told } = ad;
  core.emit({ type: 'otc.ad_edited', ...told });
  return done({});
}

export function setAdState(core: OtcSlice, command: CommandOf<'otc.set_ad_state'>): OutcomeOf<'otc.set_ad_state'> {
  const { accountId, adId, state } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const ad = core.otc.adOf(accountId, adId);
  if (ad === undefined) return reject('otc_ad_not_found');
  if (state === 'live' && !core.products.allows(accountId, 'otc')) return reject('product_unavailable');

  if (ad.state === state) return done({});
  ad.state = state;
  if (state === 'closed') {
    setAside(core, ad, negated(heldBy(ad)));
    ad.quantity = zero;
    core.otc.forgetAd(ad);
  }
  core.emit({ type: 'otc.ad_state_set', adId, accountId, state, quantity: ad.quantity });
  return done({});
}

/** Gives a part of an order's escrow back to its ad while that is there; answers whether it is. */
export function putBack(core: OtcSlice, adId: OtcAdId, quantity: Atoms): boolean {
  const ad = core.otc.ads.get(adId);
  if (ad === undefined) return false;
  ad.quantity = plus(ad.quantity, quantity);
  return true;
}

export function takeOff(ad: OtcAd, quantity: Atoms): void {
  ad.quantity = minus(ad.quantity, quantity);
}

/** Freezes funds for an ad, or, below zero, gives them back. */
function setAside(core: OtcSlice, { accountId, assetId, adId }: OtcAd, quantity: Atoms): void {
  if (quantity === 0n) return;
  const kind: EntryKind = quantity > 0n ? 'otc_ad_hold' : 'otc_ad_release';
  core.ledger.line(core.ledger.wallet(accountId, 'spot', assetId), kind, negated(quantity), quantity);
  core.post(adId);
}

/** Coins with an index or the unit of account, against fiat. */
function isOffered({ catalog }: OtcSlice, assetId: AssetId, fiatAssetId: AssetId): boolean {
  const isPriced = assetId === catalog.unitOfAccount || catalog.pricingPair(assetId) !== undefined;
  return (
    isPriced &&
    catalog.assets.get(assetId)?.assetClass === 'coin' &&
    catalog.assets.get(fiatAssetId)?.assetClass === 'fiat'
  );
}

function areSound(terms: AdTerms): boolean {
  const { quantity, orderMin, orderMax, methods, paymentMs, fromMinute, toMinute, textHash } = terms;
  if (quantity < 0n || orderMin <= 0n || orderMax < orderMin || !isSoundPrice(terms)) return false;
  if (methods.length === 0 || methods.length > otcMethods.length || new Set(methods).size < methods.length)
    return false;
  if (paymentMs < otcPaymentMinMs || paymentMs > otcPaymentMaxMs) return false;
  if (fromMinute >= minutesPerDay || toMinute >= minutesPerDay) return false;
  if (terms.completionMin > ppmOne || terms.ageDaysMin > otcAgeDaysMax || terms.completedMin > otcCompletedMax)
    return false;
  return textHash.length === 0 || textHash.length === hashSize;
}

/** A fixed price, or a factor with both of its bounds, and never both. */
function isSoundPrice({ price, factor, priceMin, priceMax }: AdTerms): boolean {
  if (factor === undefined) {
    return price !== undefined && price > 0n && priceMin === undefined && priceMax === undefined;
  }
  if (price !== undefined || priceMin === undefined || priceMax === undefined) return false;
  return factor >= otcFactorMin && factor <= otcFactorMax && priceMin > 0n && priceMin <= priceMax;
}

import { assert, done, type Outcome, present, reject } from '@candor/kernel';
import { type Atoms, plus } from '@candor/money';
import { house } from '../../ledger-words.ts';
import type { AccountId, AssetId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import type { Terms } from './desk.ts';
import { isConvertible, sideOf, spreadBetween } from './pricing.ts';
import { type ConversionFigures, conversionFigures, type ConversionSide, valueInUnit } from './rules.ts';
import { houseAvailable } from './settle.ts';
import type { ConvertSlice } from './slice.ts';

/** Two assets that can be converted, and the terms on which they can. */
interface OfferedPair {
  readonly from: Asset;
  readonly to: Asset;
  readonly terms: Terms;
}

interface PairOfAssets {
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
}

/** Two assets with the terms of their conversion, or the reason that there is none. */
export function offeredPair(
  core: ConvertSlice,
  { fromAssetId, toAssetId }: PairOfAssets,
): Outcome<OfferedPair, 'asset_not_found' | 'convert_not_offered' | 'convert_same_asset'> {
  const from = core.catalog.assets.get(fromAssetId);
  const to = core.catalog.assets.get(toAssetId);
  if (from === undefined || to === undefined) return reject('asset_not_found');
  if (from === to) return reject('convert_same_asset');
  const { terms } = core.convertDesk;
  if (terms === undefined || !isConvertible(core, from) || !isConvertible(core, to))
    return reject('convert_not_offered');
  return done({ from, to, terms });
}

/** Both sides at the prices of the moment. */
interface PricedSides {
  readonly given: ConversionSide;
  readonly received: ConversionSide;
}

/** The prices of both sides, or the reason that one has none. */
export function pricedSides(
  core: ConvertSlice,
  { from, to }: OfferedPair,
): Outcome<PricedSides, 'clock_fault' | 'fiat_rate_stale' | 'index_stale'> {
  // Fiat has a rate without an index, and the age of that is by a time that is in doubt too.
  if (core.clock.fault !== undefined) return reject('clock_fault');
  const given = sideOf(core, from);
  const received = sideOf(core, to);
  if (!given.ok) return given;
  if (!received.ok) return received;
  return done({ given: given.value, received: received.value });
}

/** The value of an amount, which counts against limits, or the reason that it is not one that is converted. */
export function valueWithin(
  core: ConvertSlice,
  terms: Terms,
  given: ConversionSide,
  amount: Atoms,
): Outcome<Atoms, 'convert_too_large' | 'convert_too_small'> {
  const { scale } = unitOf(core);
  if (valueInUnit(amount, given, scale, 'down') < terms.minValue) return reject('convert_too_small');
  const value = valueInUnit(amount, given, scale, 'up');
  return value > terms.maxValue ? reject('convert_too_large') : done(value);
}

/** The figures of a conversion at the prices of the moment, within all limits, or the reason that there is none. */
export function planConversion(
  core: ConvertSlice,
  { accountId, amount }: { readonly accountId: AccountId; readonly amount: Atoms },
  pair: OfferedPair,
) {
  const { from, to, terms } = pair;
  const sides = pricedSides(core, pair);
  if (!sides.ok) return sides;
  const { given, received } = sides.value;
  const value = valueWithin(core, terms, given, amount);
  if (!value.ok) return value;
  const limited = { accountId, fromAssetId: from.assetId, toAssetId: to.assetId, value: value.value };
  const overLimit = limitReached(core, terms, limited);
  if (overLimit !== undefined) return reject(overLimit);
  const spread = spreadBetween(core, terms, from, to);
  const figures = conversionFigures(amount, given, received, { spread, fee: terms.fee });
  if (figures.toAmount <= 0n) return reject('convert_too_small');
  if (houseAvailable(core, to.assetId) < figures.gross) return reject('liquidity_insufficient');
  return done<ConversionFigures & { readonly value: Atoms }>({ ...figures, value: value.value });
}

interface Limited extends PairOfAssets {
  readonly accountId: AccountId;
  readonly value: Atoms;
}

/**
 * The limit of a day that a conversion would exceed: the account's on either asset, or the house's on the asset it
 * gives.
 */
export function limitReached(core: ConvertSlice, terms: Terms, { accountId, fromAssetId, toAssetId, value }: Limited) {
  const { convertDesk: desk, nowMs } = core;
  const isWithin = (owner: AccountId, assetId: AssetId, max: Atoms) =>
    plus(desk.usedOf(owner, assetId, nowMs), value) <= max;
  const isOwn =
    isWithin(accountId, fromAssetId, terms.accountDayMax) && isWithin(accountId, toAssetId, terms.accountDayMax);
  if (!isOwn) return 'convert_day_limit';
  return isWithin(house.liquidity, toAssetId, terms.houseDayMax) ? undefined : 'convert_house_limit';
}

/** Counts a conversion against the limits of the day. */
export function countUses(core: ConvertSlice, { accountId, fromAssetId, toAssetId, value }: Limited): void {
  count(core, accountId, fromAssetId, value);
  count(core, accountId, toAssetId, value);
  count(core, house.liquidity, toAssetId, value);
}

function count(core: ConvertSlice, owner: AccountId, assetId: AssetId, value: Atoms): void {
  const endsAtMs = core.convertDesk.countUse(owner, assetId, value, core.nowMs);
  if (endsAtMs !== undefined) core.timers.set(endsAtMs, 'convert.day_end', owner);
}

export function assetOf(core: ConvertSlice, assetId: AssetId): Asset {
  return present(core.catalog.assets.get(assetId), 'a quote is of listed assets');
}

function unitOf(core: ConvertSlice): Asset {
  const { unitOfAccount } = core.catalog;
  assert(unitOfAccount !== undefined, 'what is priced has a unit of account');
  return assetOf(core, unitOfAccount);
}

import { done, reject } from '@candor/kernel';
import { type Ppm, price } from '@candor/money';
import type { EventOf } from '../../events.ts';
import type { AssetId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import { worthOf } from '../index-prices/worth.ts';
import type { Terms } from './desk.ts';
import {
  type ConversionSide,
  fiatStaleAfterMs,
  meanMovement,
  movementBetween,
  spreadOf,
  worthAtPrice,
  worthAtRate,
} from './rules.ts';
import type { ConvertSlice } from './slice.ts';

/** Movements are counted from one step of four seconds to the next. */
const gridsPerStep = 8;

/** Coins with an index, the unit of account, and fiat with a known rate. */
export function isConvertible(core: ConvertSlice, asset: Asset): boolean {
  if (asset.assetClass === 'fiat') return core.convertDesk.fiats.has(asset.assetId);
  const isPriced =
    asset.assetId === core.catalog.unitOfAccount || core.catalog.pricingPair(asset.assetId) !== undefined;
  return asset.assetClass === 'coin' && isPriced;
}

/** True when a fiat's rate is too old to convert at. */
export function isFiatStale(core: ConvertSlice, assetId: AssetId): boolean {
  const fiat = core.convertDesk.fiats.get(assetId);
  return fiat === undefined || core.nowMs - fiat.asOfMs > fiatStaleAfterMs;
}

/** One side of a conversion at the present index, or the reason that there is no price for it. */
export function sideOf(core: ConvertSlice, asset: Asset) {
  const { assetId, scale } = asset;
  if (asset.assetClass === 'fiat') {
    const fiat = core.convertDesk.fiats.get(assetId);
    if (fiat === undefined || isFiatStale(core, assetId)) return reject('fiat_rate_stale');
    return done<ConversionSide>({ scale, worth: worthAtRate(fiat.fiatRate) });
  }
  const fresh = worthOf(core, assetId);
  return fresh === undefined ? reject('index_stale') : done<ConversionSide>({ scale, worth: worthAtPrice(fresh) });
}

/** The movement of an asset in four seconds: its mean, or its change since the last step where that is more. */
function movementOf(core: ConvertSlice, asset: Asset): number {
  const pair = core.catalog.pricingPair(asset.assetId);
  const movement = pair === undefined ? undefined : core.convertDesk.movements.get(pair.pairId);
  const last = pair === undefined ? undefined : core.index.last(pair.pairId);
  if (movement === undefined || last === undefined) return 0;
  return Math.max(movement.mean, movementBetween(movement.sampled, last.price));
}

/** The spread taken off the index rate between two assets at this moment (RULES 13). */
export function spreadBetween(core: ConvertSlice, terms: Terms, from: Asset, to: Asset): Ppm {
  const hasFiat = from.assetClass === 'fiat' || to.assetClass === 'fiat';
  return spreadOf(movementOf(core, from) + movementOf(core, to), {
    least: hasFiat ? terms.fiatSpread : terms.spread,
    most: terms.spreadMax,
    movementFactor: terms.movementFactor,
  });
}

/** Keeps how much the coins move that can be converted. */
export function observeTick(core: ConvertSlice, { gridIndex, prices }: EventOf<'index.ticked'>): void {
  if (core.revision < 1) return;
  const step = Math.floor(gridIndex / gridsPerStep);
  for (const ticked of prices) {
    const base = core.catalog.pairs.get(ticked.pairId)?.base;
    if (base?.assetClass !== 'coin' || core.catalog.pricingPair(base.assetId)?.pairId !== ticked.pairId) continue;
    core.convertDesk.observe(ticked.pairId, step, ticked.price, ({ mean, sampled }) =>
      meanMovement(mean, movementBetween(price(sampled), ticked.price)),
    );
  }
}

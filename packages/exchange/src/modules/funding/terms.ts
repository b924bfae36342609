import { type Outcome, done, reject } from '@candor/kernel';
import type { CommandOf, ResultOf } from '../../commands.ts';
import type { Core } from '../../core.ts';
import type { RejectCode } from '../../reject-codes.ts';
import { liveLeast } from './rules.ts';
import type { Rail } from './views.ts';

const railIdMax = 4_095;
const networkSizeMax = 16;

/** Replaces the terms; what was asked for before keeps what it was asked for under. */
export function setTerms(
  core: Core,
  { type: _type, ...terms }: CommandOf<'funding.set_terms'>,
): Outcome<ResultOf<'funding.set_terms'>, RejectCode> {
  const { catalog, funding } = core;
  if (!catalog.assets.has(terms.limitAssetId)) return reject('asset_not_found');
  const isPriced =
    terms.limitAssetId === catalog.unitOfAccount || catalog.pricingPair(terms.limitAssetId) !== undefined;
  const { basicLimit, advancedLimit, reviewAbove, twoPeopleAbove } = terms;
  const isOrdered =
    basicLimit >= 0n && basicLimit <= advancedLimit && reviewAbove >= 0n && reviewAbove <= twoPeopleAbove;
  if (!isPriced || !isOrdered || terms.undoMs < 1 || terms.holdMs < 1) return reject('terms_invalid');
  const isTooQuick =
    terms.undoMs < liveLeast.undoMs ||
    terms.destinationWaitMs < liveLeast.destinationWaitMs ||
    terms.holdMs < liveLeast.holdMs;
  if (core.founded?.mode === 'live' && isTooQuick) return reject('terms_invalid');

  funding.terms = terms;
  core.emit({ type: 'funding.terms_set', ...terms });
  return done({});
}

/** Opens a rail or changes its figures. What it is (asset, network, kind) is for ever. */
export function setRail(
  core: Core,
  { type: _type, ...rail }: CommandOf<'funding.set_rail'>,
): Outcome<ResultOf<'funding.set_rail'>, RejectCode> {
  const { funding } = core;
  const asset = core.catalog.assets.get(rail.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const known = funding.rails.get(rail.railId);
  const isSame =
    known === undefined ||
    (known.assetId === rail.assetId && known.network === rail.network && known.kind === rail.kind);
  const isOfItsKind = asset.assetClass === (rail.kind === 'bank' ? 'fiat' : 'coin');
  if (!isSame || !isOfItsKind || !isPossible(rail)) return reject('rail_invalid');

  funding.rails.set(rail.railId, rail);
  core.emit({ type: 'funding.rail_set', ...rail });
  return done({});
}

function isPossible(rail: Rail): boolean {
  const { railId, network, kind, confirmations, depositMin, withdrawMin, withdrawFee, fixedPrice } = rail;
  if (railId < 1 || railId > railIdMax) return false;
  if (network.length < 1 || network.length > networkSizeMax) return false;
  if (kind === 'chain' && confirmations < 1) return false;
  // What is withdrawn is always more than its fee.
  return (
    depositMin >= 0n && withdrawFee >= 0n && withdrawMin > withdrawFee && (fixedPrice === undefined || fixedPrice > 0)
  );
}

import type { Change } from '../../module.ts';
import { liveLeast } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import type { Rail } from './views.ts';
import { railWeakening, termsWeakening } from './weakening.ts';

const railIdMax = 4_095;
const networkSizeMax = 16;

/** Replaces the terms; earlier requests keep the ones of their time. */
export const termsChange: Change<'funding.set_terms', FundingSlice> = {
  refuses(core, terms) {
    const { catalog } = core;
    if (!catalog.assets.has(terms.limitAssetId)) return 'asset_not_found';
    const isPriced =
      terms.limitAssetId === catalog.unitOfAccount || catalog.pricingPair(terms.limitAssetId) !== undefined;
    const { basicLimit, advancedLimit, reviewAbove, twoPeopleAbove } = terms;
    const isOrdered =
      basicLimit >= 0n && basicLimit <= advancedLimit && reviewAbove >= 0n && reviewAbove <= twoPeopleAbove;
    if (!isPriced || !isOrdered || terms.undoMs < 1 || terms.holdMs < 1) return 'terms_invalid';
    const isTooQuick =
      terms.undoMs < liveLeast.undoMs ||
      terms.destinationWaitMs < liveLeast.destinationWaitMs ||
      terms.holdMs < liveLeast.holdMs;
    return core.founded?.mode === 'live' && isTooQuick ? 'terms_invalid' : undefined;
  },
  present: ({ funding: { terms } }, { type }) => (terms === undefined ? undefined : { type, ...terms }),
  weakens: termsWeakening,
  make(core, { type: _type, ...terms }) {
    core.funding.terms = terms;
    core.emit({ type: 'funding.terms_set', ...terms });
    return {};
  },
};

/** Opens a rail or changes its figures. Its asset, network and kind never change. */
export const railChange: Change<'funding.set_rail', FundingSlice> = {
  refuses(core, rail) {
    const asset = core.catalog.assets.get(rail.assetId);
    if (asset === undefined) return 'asset_not_found';
    const known = core.funding.rails.get(rail.railId);
    const isSame =
      known === undefined ||
      (known.assetId === rail.assetId && known.network === rail.network && known.kind === rail.kind);
    const isOfItsKind = asset.assetClass === (rail.kind === 'bank' ? 'fiat' : 'coin');
    return isSame && isOfItsKind && isPossible(rail) ? undefined : 'rail_invalid';
  },
  present(core, { type, railId }) {
    const known = core.funding.rails.get(railId);
    return known === undefined ? undefined : { type, ...known };
  },
  weakens: railWeakening,
  make(core, { type: _type, ...rail }) {
    core.funding.rails.set(rail.railId, rail);
    core.emit({ type: 'funding.rail_set', ...rail });
    return {};
  },
};

function isPossible(rail: Rail): boolean {
  const { railId, network, kind, confirmations, depositMin, withdrawMin, withdrawFee, fixedPrice } = rail;
  if (railId < 1 || railId > railIdMax) return false;
  if (network.length < 1 || network.length > networkSizeMax) return false;
  if (kind === 'chain' && confirmations < 1) return false;
  // A withdrawal is always more than its fee.
  return (
    depositMin >= 0n && withdrawFee >= 0n && withdrawMin > withdrawFee && (fixedPrice === undefined || fixedPrice > 0)
  );
}

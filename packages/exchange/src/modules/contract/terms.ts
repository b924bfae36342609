import { atoms, ppmOne } from '@candor/money';
import type { Change } from '../../module.ts';
import { lotsPerLot } from '../../vocabulary.ts';
import { type Pair, quotePerTickLot } from '../catalog/catalog.ts';
import { setOvernight } from './overnight.ts';
import type { ContractSlice } from './slice.ts';
import type { ContractTerms } from './views.ts';
import { termsWeakening } from './weakening.ts';

const tiersMax = 20;
/** The highest multiple at all; a tier has to leave room for spread and fees beyond its maintenance. */
const multipleMax = 200;
const spreadMax = 50_000;
const lotsMaxOfAll = 1_000_000_000;

/** New terms are in force for tickets ordered afterwards. */
export const termsChange: Change<'contract.set_terms', ContractSlice> = {
  refuses(core, { type: _type, ...terms }) {
    const pair = core.catalog.pairs.get(terms.pairId);
    if (pair === undefined) return 'pair_not_found';
    const before = core.contract.offered(terms.pairId);
    // Sizes of live tickets count in lots: a lot never changes.
    const isSameLot = before === undefined || before.terms.lot === terms.lot;
    return isSameLot && areSound(core, pair, terms) ? undefined : 'terms_invalid';
  },
  present(core, { type, pairId }) {
    const offered = core.contract.offered(pairId);
    return offered === undefined ? undefined : { type, ...offered.terms };
  },
  weakens: termsWeakening,
  make(core, { type: _type, ...terms }) {
    const isFirst = core.contract.terms.length === 0;
    const termsId = core.contract.addTerms(core, terms);
    core.emit({ type: 'contract.terms_set', termsId, terms });
    if (isFirst) setOvernight(core);
    return { termsId };
  },
};

function areSound(core: ContractSlice, pair: Pair, terms: ContractTerms): boolean {
  if (pair.quote.assetId !== core.catalog.unitOfAccount) return false;
  const perHundred = BigInt(lotsPerLot);
  if (terms.lot <= 0n || terms.lot % perHundred !== 0n) return false;
  // A hundredth of a lot at one tick is a whole number of atoms, so that fills are exact.
  if (quotePerTickLot(pair.tick, atoms(terms.lot / perHundred), pair.base, pair.quote) === undefined) return false;
  const areSizesInOrder = terms.lotsMin >= 1 && terms.lotsMin <= terms.lotsMax && terms.lotsMax <= terms.accountLotsMax;
  if (!areSizesInOrder || terms.accountLotsMax > lotsMaxOfAll) return false;
  if (terms.spread > spreadMax || terms.fee > spreadMax || terms.liquidationFee > spreadMax) return false;
  if (terms.stress < 1 || terms.stress > ppmOne * 10 || terms.overnightRate > ppmOne * 10) return false;
  return areTiersSound(terms, 10n ** BigInt(pair.quote.scale));
}

function areTiersSound({ tiers, spread, fee }: ContractTerms, wholeUnit: bigint): boolean {
  if (tiers.length < 1 || tiers.length > tiersMax || tiers[0]?.floor !== 0n) return false;
  return tiers.every((tier, index) => {
    const below = tiers[index - 1];
    if (tier.floor < 0n || tier.floor % wholeUnit !== 0n) return false;
    if (tier.multipleMax < 1 || tier.multipleMax > multipleMax) return false;
    if (below !== undefined && (tier.floor <= below.floor || tier.maintenance <= below.maintenance)) return false;
    if (below !== undefined && tier.multipleMax > below.multipleMax) return false;
    // A new ticket is above its maintenance even after the spread and a fee.
    return tier.maintenance >= 1 && tier.multipleMax * (tier.maintenance + spread + fee) <= ppmOne;
  });
}

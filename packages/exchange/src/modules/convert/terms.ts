import { done, reject } from '@candor/kernel';
import { ppmOne } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import { staleAfterMs } from '../index-prices/index-prices.ts';
import { fiatStaleAfterMs, isFarMove } from './rules.ts';
import type { ConvertSlice } from './slice.ts';

const sourceSizeMax = 64;

/** Replaces the terms; open quotes keep theirs, and limits count earlier conversions. */
export const termsChange: Change<'convert.set_terms', ConvertSlice> = {
  refuses(_core, { spread, fiatSpread, spreadMax, fee, minValue, maxValue, accountDayMax, houseDayMax }) {
    const areShares = spread <= fiatSpread && fiatSpread <= spreadMax && spreadMax < ppmOne && fee < ppmOne;
    const areOrdered =
      minValue >= 0n && minValue <= maxValue && maxValue <= accountDayMax && accountDayMax <= houseDayMax;
    return areShares && areOrdered ? undefined : 'terms_invalid';
  },
  present: ({ convertDesk: { terms } }, { type }) => (terms === undefined ? undefined : { type, ...terms }),
  // A price of the house may hurt whichever way it moves.
  weakens: weakeningBy({
    type: 'fixed',
    spread: ['either', 'confirmed'],
    fiatSpread: ['either', 'confirmed'],
    spreadMax: ['either', 'confirmed'],
    movementFactor: ['either', 'confirmed'],
    fee: ['either', 'confirmed'],
    minValue: ['down', 'confirmed'],
    maxValue: ['up', 'confirmed'],
    accountDayMax: ['up', 'confirmed'],
    houseDayMax: ['up', 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    core.convertDesk.terms = terms;
    core.emit({ type: 'convert.terms_set', ...terms });
    return {};
  },
};

const fiatWeakening = weakeningBy<CommandOf<'convert.set_fiat_terms'>>({
  type: 'fixed',
  assetId: 'fixed',
  // Users or the house are worse off in either direction, and a rate that is confirmed again converts for longer.
  fiatRate: ['either', 'confirmed'],
  source: [(next, present) => next !== present, 'confirmed'],
  asOfMs: ['up', 'confirmed'],
});

/**
 * A rate of fiat with its source and its time. Open quotes keep their rate, and are refused where it has moved too far.
 */
export const fiatChange: Change<'convert.set_fiat_terms', ConvertSlice> = {
  sinceRevision: 2,
  refuses(core, { assetId, fiatRate, source, asOfMs }) {
    const asset = core.catalog.assets.get(assetId);
    if (asset === undefined) return 'asset_not_found';
    const isSourced = source.length >= 1 && source.length <= sourceSizeMax;
    // The source has a clock of its own, which may be a little ahead.
    const isOfNow = asOfMs <= core.nowMs + staleAfterMs && core.nowMs - asOfMs <= fiatStaleAfterMs;
    const isRate = asset.assetClass === 'fiat' && fiatRate > 0 && isSourced && isOfNow;
    return isRate ? undefined : 'fiat_rate_invalid';
  },
  present({ convertDesk: { fiats } }, { type, assetId }) {
    const fiat = fiats.get(assetId);
    return fiat === undefined ? undefined : { type, ...fiat };
  },
  weakens: (next, present) =>
    present !== undefined && isFarMove(present.fiatRate, next.fiatRate) ? 'delayed' : fiatWeakening(next, present),
  make(core, { type: _type, ...fiat }) {
    core.convertDesk.fiats.set(fiat.assetId, fiat);
    core.emit({ type: 'convert.fiat_terms_set', ...fiat });
    return {};
  },
};

/** Terms of the first rules, which hold only under them. */
export function setFormerTerms(
  core: ConvertSlice,
  { spread, fee, minValue }: CommandOf<'convert.set_former_terms'>,
): OutcomeOf<'convert.set_former_terms'> {
  if (core.revision >= 1) return reject('not_permitted');
  if (spread >= ppmOne || fee >= ppmOne || minValue < 0n) return reject('amount_invalid');
  core.convert.terms = { spread, fee, minValue };
  return done({});
}

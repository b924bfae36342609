import { ppmOne } from '@candor/money';
import type { Change } from '../../module.ts';
import { rewardFor } from './rules.ts';
import type { OptionsSlice } from './slice.ts';
import type { OptionTerms } from './views.ts';
import { termsWeakening } from './weakening.ts';

const durationsMax = 20;
const secondsMin = 10;
const secondsMax = 3_600;
/** Below this a coin's flip loses a little; from here on it would be a gift. */
const payoutBelow = ppmOne;
/** The maximum under the rules before revision 1. */
const payoutMaxOnce = 2_000_000;

/** New terms are in force for options bought afterwards; those that live keep theirs (RULES 2). */
export const termsChange: Change<'options.set_terms', OptionsSlice> = {
  refuses(core, { type: _type, ...terms }) {
    if (!core.catalog.pairs.has(terms.pairId)) return 'pair_not_found';
    return areSound(terms, core.revision >= 1 ? payoutBelow - 1 : payoutMaxOnce) ? undefined : 'terms_invalid';
  },
  present(core, { type, pairId }) {
    const version = core.options.currentTerms.get(pairId);
    return version === undefined ? undefined : { type, ...version.terms };
  },
  weakens: termsWeakening,
  make(core, { type: _type, ...terms }) {
    const { termsId, hash } = core.options.addTerms(terms);
    core.emit({ type: 'options.terms_set', termsId, hash, terms });
    return { termsId };
  },
};

function areSound({ durations, stakeMin, stakeMax, exposureMax }: OptionTerms, payoutMax: number): boolean {
  if (durations.length < 1 || durations.length > durationsMax) return false;
  if (stakeMin <= 0n || stakeMax < stakeMin || exposureMax < 0n) return false;
  return durations.every(({ seconds, payout }, index) => {
    const before = durations[index - 1]?.seconds ?? 0;
    if (seconds <= before || seconds < secondsMin || seconds > secondsMax) return false;
    // Even the smallest stake wins something.
    return payout <= payoutMax && rewardFor(stakeMin, payout) > 0n;
  });
}

import { type Outcome, done, reject } from '@candor/kernel';
import type { CommandOf, ResultOf } from '../../commands.ts';
import type { Core } from '../../core.ts';
import type { RejectCode } from '../../reject-codes.ts';
import { rewardFor } from './rules.ts';
import type { OptionTerms } from './views.ts';

const durationsMax = 20;
const secondsMin = 10;
const secondsMax = 3_600;
/** The most that a win can pay: twice the stake on top of it. */
const payoutMax = 2_000_000;

/** Puts new terms in force for options bought afterwards; those that live keep theirs (RULES 2). */
export function setTerms(
  core: Core,
  command: CommandOf<'options.set_terms'>,
): Outcome<ResultOf<'options.set_terms'>, RejectCode> {
  const { type: _type, ...terms } = command;
  if (!core.catalog.pairs.has(terms.pairId)) return reject('pair_not_found');
  if (!areSound(terms)) return reject('terms_invalid');
  const { termsId, hash } = core.options.addTerms(terms);
  core.emit({ type: 'options.terms_set', termsId, hash, terms });
  return done({ termsId });
}

function areSound({ durations, stakeMin, stakeMax, exposureMax }: OptionTerms): boolean {
  if (durations.length < 1 || durations.length > durationsMax) return false;
  if (stakeMin <= 0n || stakeMax < stakeMin || exposureMax < 0n) return false;
  return durations.every(({ seconds, payout }, index) => {
    const before = durations[index - 1]?.seconds ?? 0;
    if (seconds <= before || seconds < secondsMin || seconds > secondsMax) return false;
    // Even the smallest stake wins something.
    return payout <= payoutMax && rewardFor(stakeMin, payout) > 0n;
  });
}

import type { Change } from '../../module.ts';
import { weakeningBy } from '../../weakening.ts';
import { wheelOdds } from './rules.ts';
import type { GameSlice } from './slice.ts';
import type { WheelTerms } from './views.ts';

const segmentsMax = 24;
const weightMax = 1_000_000;
const paysMax = 10_000;
const stakesMax = 8;
const stakeMax = 10_000;
const spinsMax = 1_000;
const lifeDaysMax = 3_660;
const wholePpm = 1_000_000;

/** A new wheel turns for stakes made afterwards (RULES 2). */
export const wheelChange: Change<'game.set_wheel', GameSlice> = {
  refuses: (_core, { type: _type, ...terms }) => (isSound(terms) ? undefined : 'terms_invalid'),
  present(core, { type }) {
    const { wheel } = core.game;
    return wheel === undefined ? undefined : { type, ...wheel.terms };
  },
  weakens: weakeningBy({
    type: 'fixed',
    segments: [areDifferent, 'confirmed'],
    stakes: [hasNewStake, 'confirmed'],
    spinsPerDay: ['up', 'confirmed'],
    lifeDays: ['either', 'confirmed'],
    isOffered: ['opening', 'confirmed'],
  }),
  make(core, { type: _type, ...terms }) {
    const { termsId, hash } = core.game.addWheel(terms);
    core.emit({ type: 'game.wheel_set', termsId, hash, terms });
    return { termsId };
  },
};

type Segments = WheelTerms['segments'];

function areDifferent(some: Segments, others: Segments): boolean {
  const isSame = ({ weight, pays }: Segments[number], index: number) =>
    weight === others[index]?.weight && pays === others[index]?.pays;
  return some.length !== others.length || !some.every(isSame);
}

function hasNewStake(next: readonly number[], before: readonly number[]): boolean {
  return next.some((stake) => !before.includes(stake));
}

/** The house never pays more than is staked, on average: points are not made from nothing. */
function isSound({ segments, stakes, spinsPerDay, lifeDays }: WheelTerms): boolean {
  if (segments.length < 2 || segments.length > segmentsMax) return false;
  if (segments.some(({ weight, pays }) => weight < 1 || weight > weightMax || pays > paysMax)) return false;
  if (wheelOdds(segments).returnPpm > wholePpm) return false;
  if (stakes.length < 1 || stakes.length > stakesMax) return false;
  if (stakes.some((stake, index) => stake < 1 || stake > stakeMax || stake <= (stakes[index - 1] ?? 0))) return false;
  return spinsPerDay >= 1 && spinsPerDay <= spinsMax && lifeDays >= 1 && lifeDays <= lifeDaysMax;
}

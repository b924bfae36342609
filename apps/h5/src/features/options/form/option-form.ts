import type { OptionDirection, OptionLimitsRow, OptionMarketRow } from '@candor/api';
import { breakEvenWins, expectedValue, rewardFor } from '@candor/exchange/rules';
import {
  type Atoms,
  atoms,
  atomsFromText,
  atomsToText,
  percentOfPpm,
  type Ppm,
  ppmOne,
  textFromUnits,
  zero,
} from '@candor/money';
import type { CouponPlan } from '#features/coupons/use-coupon-choice.ts';

/** The user's choice: the duration, and the stake (decimal text, '' while empty or unreadable). */
export interface OptionForm {
  readonly seconds: number;
  readonly stake: string;
  readonly isReadable: boolean;
  /** The direction of the option that is repeated, as long as its figures stand. */
  readonly repeats?: OptionDirection | undefined;
}

/** The facts that the form is checked against. */
export interface OptionFacts {
  readonly market: OptionMarketRow;
  /** Free in the options account; absent until known, or signed out. */
  readonly available: Atoms | undefined;
  /** The user's own limits; absent until known. */
  readonly limits: OptionLimitsRow | undefined;
}

export const initialOptionForm: OptionForm = { seconds: 60, stake: '', isReadable: true };

export const optionFormActions = {
  setSeconds: (form: OptionForm, seconds: number): OptionForm => ({
    ...form,
    seconds,
    repeats: undefined,
  }),
  setStake: (form: OptionForm, stake: string, isReadable = true): OptionForm => ({
    ...form,
    stake,
    isReadable,
    repeats: undefined,
  }),
};

/** The duration that is chosen, or the first one where the chosen one is not offered. */
export function durationOf({ seconds }: OptionForm, { terms }: OptionMarketRow) {
  return terms.durations.find((duration) => duration.seconds === seconds) ?? terms.durations[0];
}

interface OptionSummary {
  /** On top of the stake when it wins. */
  readonly reward: Atoms;
  /** The payment when it wins: stake and reward. */
  readonly back: Atoms;
}

export function summarize(form: OptionForm, { market }: Pick<OptionFacts, 'market'>): OptionSummary | undefined {
  const stake = atomsFromText(form.stake, market.scale);
  const duration = durationOf(form, market);
  if (stake === undefined || stake === zero || duration === undefined) return undefined;
  const reward = rewardFor(stake, duration.payout);
  return { reward, back: atoms(stake + reward) };
}

/** The reason that it cannot be bought yet. The first is the one to show. `most` and `least` are decimal text. */
export type OptionProblem =
  | { readonly kind: 'missing' | 'unreadable' | 'balance' | 'daily_stake' | 'daily_loss' }
  | { readonly kind: 'too_small'; readonly least: string }
  | { readonly kind: 'too_large' | 'exposure_full'; readonly most: string };

export function problems(form: OptionForm, facts: OptionFacts): readonly OptionProblem[] {
  const { market, available, limits } = facts;
  const { terms, scale } = market;
  if (!form.isReadable) return [{ kind: 'unreadable' }];
  const stake = atomsFromText(form.stake, scale);
  const summary = summarize(form, facts);
  if (stake === undefined || summary === undefined) return [{ kind: 'missing' }];
  const found: OptionProblem[] = [];
  if (stake < read(terms.stakeMin, scale)) found.push({ kind: 'too_small', least: terms.stakeMin });
  if (stake > read(terms.stakeMax, scale)) found.push({ kind: 'too_large', most: terms.stakeMax });
  if (available !== undefined && stake > available) found.push({ kind: 'balance' });
  if (summary.reward > read(market.room, scale)) {
    found.push({ kind: 'exposure_full', most: atomsToText(stakeInRoom(form, market), scale) });
  }
  if (limits !== undefined) found.push(...limitProblems(stake, limits, scale));
  return found;
}

function limitProblems(stake: Atoms, limits: OptionLimitsRow, scale: number): readonly OptionProblem[] {
  const exceeds = (most: string | undefined, used: bigint) => most !== undefined && used + stake > read(most, scale);
  const staked = read(limits.stakedToday, scale);
  // Live options count as lost until they are settled.
  const lost = read(limits.lostToday, scale) + read(limits.atStake, scale);
  return [
    ...(exceeds(limits.dailyStakeMax, staked) ? ([{ kind: 'daily_stake' }] as const) : []),
    ...(exceeds(limits.dailyLossMax, lost) ? ([{ kind: 'daily_loss' }] as const) : []),
  ];
}

/** The largest stake whose reward the house can still reserve. */
function stakeInRoom(form: OptionForm, market: OptionMarketRow): Atoms {
  const payout = durationOf(form, market)?.payout ?? 0;
  const room = read(market.room, market.scale);
  return atoms(payout === 0 ? 0n : (room * BigInt(ppmOne)) / BigInt(payout));
}

/** The most that may be staked now, in whole cents; `undefined` for nothing. */
export function mostStake(form: OptionForm, { market, available }: OptionFacts): string | undefined {
  const { scale, terms } = market;
  const bounds = [available ?? zero, read(terms.stakeMax, scale), stakeInRoom(form, market)];
  const most = bounds.reduce((least, bound) => (bound < least ? bound : least));
  const cent = 10n ** BigInt(Math.max(scale - 2, 0));
  const whole = atoms(most - (most % cent));
  return whole < read(terms.stakeMin, scale) ? undefined : atomsToText(whole, scale);
}

/** Amounts to tap, as far as one option may be that large or small. */
export function presetsFor({ terms, scale }: OptionMarketRow): readonly string[] {
  const [least, most] = [read(terms.stakeMin, scale), read(terms.stakeMax, scale)];
  return ['50', '100', '500'].filter((text) => {
    const amount = read(text, scale);
    return amount >= least && amount <= most;
  });
}

/** The odds on the ticket, in percent: the share of wins needed, and the expectation at even odds. */
export function oddsOf(payout: Ppm): { readonly breakEven: string; readonly expected: string } {
  return {
    breakEven: textFromUnits(BigInt(breakEvenWins(payout)), 2),
    expected: percentOfPpm(expectedValue(payout)),
  };
}

/** Signed amounts come in as well: a day's result may be a gain. */
function read(text: string, scale: number): Atoms {
  const size = atomsFromText(text.replace('-', ''), scale) ?? zero;
  return text.startsWith('-') ? atoms(-size) : size;
}

/** The purchase as a coupon sees it: the whole stake may be lost. */
export function couponPlanOf({ stake }: OptionForm, { assetId, scale }: OptionMarketRow): CouponPlan {
  const size = atomsFromText(stake, scale) ?? zero;
  return { act: 'options', assetId, size, charged: size };
}

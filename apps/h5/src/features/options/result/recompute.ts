import type { OptionTape } from '@candor/api';
import {
  expiryGridFor,
  meanOf,
  type OptionResult,
  optionResultOf,
  paidFor,
  rewardFor,
  windowSizeFor,
} from '@candor/exchange/rules';
import { atomsFromText, atomsToText, type Price, priceFromText, textFromUnits, priceScale } from '@candor/money';

/** Each holds or not; together they tie the result to the ticks and to the terms. */
const tapeChecks = ['strike', 'expiry', 'window', 'sum', 'reward', 'paid'] as const;
export type TapeCheck = (typeof tapeChecks)[number];

/** A result that was worked out here, from the ticks and nothing else of the server's. */
export interface Recomputed {
  readonly count: number;
  readonly windowSize: number;
  /** Σ and n × strike as price texts; the latter is absent without a strike. */
  readonly sum: string;
  readonly even: string | undefined;
  readonly comparison: 'above' | 'below' | 'equal' | undefined;
  readonly result: OptionResult;
  readonly paid: string;
  readonly checks: readonly { readonly id: TapeCheck; readonly holds: boolean }[];
  /** The result, the payment and all checks equal the server's. */
  readonly isEqual: boolean;
}

/** Decides an option again with the core's own function. `undefined` while it is live. `scale` is the staked asset's. */
export function recompute(tape: OptionTape, scale: number): Recomputed | undefined {
  const { option, terms } = tape;
  const stake = atomsFromText(option.stake, scale);
  const payout = terms.durations.find(({ seconds }) => seconds === option.seconds)?.payout;
  if (option.result === undefined || stake === undefined || payout === undefined) return undefined;
  const windowSize = windowSizeFor(option.seconds);
  const strike = tape.strike === undefined ? undefined : priceFromText(tape.strike.price);
  const samples = samplesOf(tape);
  const even = strike === undefined ? undefined : BigInt(samples.count) * BigInt(strike);
  const result = strike === undefined ? 'void' : optionResultOf(option.direction, strike, samples, windowSize);
  const reward = rewardFor(stake, payout);
  const paid = atomsToText(paidFor(result, stake, reward), scale);
  const holds: Readonly<Record<TapeCheck, boolean>> = {
    strike: tape.strike === undefined || tape.strike.gridIndex >= option.strikeFromGrid,
    expiry: tape.strike === undefined || expiryGridFor(tape.strike.gridIndex, option.seconds) === option.expiryGrid,
    window: areInWindow(tape, windowSize),
    sum: String(samples.sum) === tape.sampleSum,
    reward: sameAmount(atomsToText(reward, scale), option.reward, scale),
    paid: option.paid !== undefined && sameAmount(paid, option.paid, scale),
  };
  const checks = tapeChecks.map((id) => ({ id, holds: holds[id] }));
  return {
    count: samples.count,
    windowSize,
    sum: priceText(samples.sum),
    even: even === undefined ? undefined : priceText(even),
    comparison: even === undefined ? undefined : comparisonOf(samples.sum, even),
    result,
    paid,
    checks,
    isEqual: result === option.result && checks.every((check) => check.holds),
  };
}

/** The number of samples, and their sum in price units. */
export function samplesOf({ samples }: Pick<OptionTape, 'samples'>): { readonly count: number; readonly sum: bigint } {
  const sum = samples.reduce((total, { price }) => total + BigInt(priceFromText(price) ?? 0), 0n);
  return { count: samples.length, sum };
}

/** Of the samples, rounded down; `undefined` without any. */
export function meanPrice(tape: Pick<OptionTape, 'samples'>): Price | undefined {
  return meanOf(samplesOf(tape));
}

/** T − w < t ≤ T, each tick once. */
function areInWindow({ option, samples }: OptionTape, windowSize: number): boolean {
  const { expiryGrid } = option;
  if (expiryGrid === undefined) return samples.length === 0;
  const isOnce = new Set(samples.map(({ gridIndex }) => gridIndex)).size === samples.length;
  return isOnce && samples.every(({ gridIndex }) => gridIndex > expiryGrid - windowSize && gridIndex <= expiryGrid);
}

function comparisonOf(sum: bigint, even: bigint): 'above' | 'below' | 'equal' {
  return sum === even ? 'equal' : sum > even ? 'above' : 'below';
}

function sameAmount(a: string, b: string, scale: number): boolean {
  return atomsFromText(a, scale) === atomsFromText(b, scale);
}

const priceText = (units: bigint) => textFromUnits(units, priceScale);

import type { OptionRow } from '@candor/api';
import { gridMs, type OptionResult, optionResultOf } from '@candor/exchange/rules';
import { priceFromText } from '@candor/money';
import type { TapeTick } from '../tape/index-tape.ts';

/** The phase of a live option. `waiting`: it has no strike yet. `closing`: expired, its result is being computed. */
type LivePhase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly leftMs: number; readonly shareLeft: number }
  | { readonly kind: 'closing' };

export function phaseOf({ expiresAtMs, seconds }: OptionRow, nowMs: number): LivePhase {
  if (expiresAtMs === undefined) return { kind: 'waiting' };
  const leftMs = expiresAtMs - nowMs;
  if (leftMs <= 0) return { kind: 'closing' };
  return { kind: 'running', leftMs, shareLeft: Math.min(leftMs / (seconds * 1_000), 1) };
}

/**
 * The result if the price stayed at the last tick until expiry: the samples of the window that are known, and the last
 * price in place of those to come. Decided by the core's own function. `undefined` without a strike or a tick.
 */
export function resultIfHeld(option: OptionRow, ticks: readonly TapeTick[]): OptionResult | undefined {
  const { direction, expiryGrid, windowSize } = option;
  const strike = option.strikePrice === undefined ? undefined : priceFromText(option.strikePrice);
  const last = ticks.at(-1);
  if (strike === undefined || expiryGrid === undefined || last === undefined) return undefined;
  const windowFrom = expiryGrid - windowSize;
  const known = ticks.filter(({ gridIndex }) => gridIndex > windowFrom && gridIndex <= expiryGrid);
  const toCome = Math.max(expiryGrid - Math.max(last.gridIndex, windowFrom), 0);
  const sum = known.reduce((total, { price }) => total + BigInt(price), BigInt(toCome) * BigInt(last.price));
  return optionResultOf(direction, strike, { count: known.length + toCome, sum }, windowSize);
}

/** The result's effect on the account, as decimal text: the reward, nothing, or the stake lost. */
export function profitOf(result: OptionResult, { stake, reward }: Pick<OptionRow, 'stake' | 'reward'>): string {
  if (result === 'won') return reward;
  return result === 'lost' ? `-${stake}` : '0';
}

/** m:ss, the second that has begun counted whole: 0:00 only when it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(Math.max(leftMs, 0) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time of the strike tick, if there is one. */
export function struckAtMs({ strikeGrid }: OptionRow): number | undefined {
  return strikeGrid === undefined ? undefined : strikeGrid * gridMs;
}

/** Live options with changed ones in place and new ones in front; settled ones are separate. */
export function withOptionChanges(
  before: readonly OptionRow[],
  changed: readonly OptionRow[],
): { readonly live: readonly OptionRow[]; readonly settled: readonly OptionRow[] } {
  const byId = new Map(before.map((option) => [option.optionId, option]));
  for (const option of changed) {
    if (option.status === 'closed') byId.delete(option.optionId);
    else byId.set(option.optionId, option);
  }
  return {
    live: [...byId.values()].sort((a, b) => b.optionId - a.optionId),
    settled: changed.filter(({ status }) => status === 'closed'),
  };
}

import type { TapeTick } from '../tape/index-tape.ts';

/** The mark of an open option in the drawing. Prices are plain price units: only their place matters here. */
export interface LineMark {
  readonly optionId: number;
  readonly direction: 'up' | 'down';
  readonly strike: number;
  readonly struckAtMs: number;
  readonly expiresAtMs: number;
  /** The beginning of the window that decides. */
  readonly windowFromMs: number;
  /** True for the one with drawn zones. */
  readonly isChosen: boolean;
}

/** The part of time and price that is drawn. */
export interface LineView {
  readonly fromMs: number;
  readonly toMs: number;
  readonly low: number;
  readonly high: number;
}

const idleBackMs = 60_000;
const idleAheadMs = 12_000;
/** Before the strike of an option, this share of its time is shown as well. */
const before = 0.6;
/** The frame of an option of five minutes. Longer ones are seen through a frame that moves on, with this much ahead. */
const spanMaxMs = 480_000;
const longAheadMs = 120_000;
/** Prices that hardly move are not blown up to a mountain: at least two hundredths of a percent high. */
const spanMin = 0.000_2;
const margin = 0.14;

/**
 * Without an open option the last minute, moving on; with some, a fixed frame from before the first strike to the last
 * expiry, so that the line grows into it; where that is too long, the part around now.
 */
export function wantedView(
  ticks: readonly TapeTick[],
  marks: readonly LineMark[],
  nowMs: number,
): LineView | undefined {
  const last = ticks.at(-1);
  const first = ticks[0];
  if (last === undefined || first === undefined) return undefined;
  const starts = marks.map(({ struckAtMs, expiresAtMs }) => struckAtMs - (expiresAtMs - struckAtMs) * before);
  const endMs = marks.length === 0 ? nowMs + idleAheadMs : Math.max(...marks.map(({ expiresAtMs }) => expiresAtMs));
  const wantedFromMs = marks.length === 0 ? nowMs - idleBackMs : Math.min(...starts);
  // Time before the first tick we have would be empty, unless a strike is in it.
  const beginMs = Math.min(Math.max(wantedFromMs, first.atMs), ...marks.map(({ struckAtMs }) => struckAtMs - 4_000));
  const isLong = endMs - beginMs > spanMaxMs;
  const toMs = isLong ? Math.min(endMs, nowMs + longAheadMs) : endMs;
  const fromMs = isLong ? Math.max(beginMs, toMs - spanMaxMs) : beginMs;
  const shown = ticks.filter(({ atMs }) => atMs >= fromMs);
  const prices = [
    ...(shown.length === 0 ? [last] : shown).map(({ price }) => Number(price)),
    ...marks.map(({ strike }) => strike),
  ];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const span = Math.max(high - low, last.price * spanMin);
  const middle = (low + high) / 2;
  const half = span * (0.5 + margin);
  return { fromMs, toMs: Math.max(toMs, fromMs + 1_000), low: middle - half, high: middle + half };
}

/** Two thirds of the way in this time. */
const easeMs = 160;

/** One frame nearer to the wanted view; at once where there was none. */
export function easedView(shown: LineView | undefined, wanted: LineView, elapsedMs: number): LineView {
  if (shown === undefined) return wanted;
  const share = shareOf(elapsedMs);
  const near = (from: number, to: number) => from + (to - from) * share;
  return {
    fromMs: near(shown.fromMs, wanted.fromMs),
    toMs: near(shown.toMs, wanted.toMs),
    low: near(shown.low, wanted.low),
    high: near(shown.high, wanted.high),
  };
}

/** The moving end of the line. */
export interface LineHead {
  readonly atMs: number;
  readonly price: number;
}

/** One frame nearer to the newest tick; at once where there was none, or after a break. */
export function easedHead(shown: LineHead | undefined, newest: LineHead, elapsedMs: number): LineHead {
  if (shown === undefined || newest.atMs - shown.atMs > breakMs || newest.atMs < shown.atMs) return newest;
  const share = shareOf(elapsedMs);
  return {
    atMs: shown.atMs + (newest.atMs - shown.atMs) * share,
    price: shown.price + (newest.price - shown.price) * share,
  };
}

function shareOf(elapsedMs: number): number {
  return 1 - Math.exp(-elapsedMs / easeMs);
}

/** Longer without a valid tick, and the line is broken: nothing is drawn that was not there. */
const breakMs = 3_000;

/** The line up to its moving end; `undefined` marks a break. */
export function linePoints(
  ticks: readonly TapeTick[],
  head: LineHead,
  fromMs: number,
): readonly (LineHead | undefined)[] {
  const points: (LineHead | undefined)[] = [];
  const begin = Math.max(ticks.findIndex(({ atMs }) => atMs >= fromMs) - 1, 0);
  let lastAtMs: number | undefined;
  for (const { atMs, price } of ticks.slice(begin)) {
    if (atMs >= head.atMs) break;
    if (lastAtMs !== undefined && atMs - lastAtMs > breakMs) points.push(undefined);
    points.push({ atMs, price });
    lastAtMs = atMs;
  }
  if (lastAtMs !== undefined && head.atMs - lastAtMs > breakMs) points.push(undefined);
  return [...points, head];
}

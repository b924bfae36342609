import { describe, expect, it } from 'vitest';
import { type TapeTick, withTicks } from '../tape/index-tape.ts';
import { easedHead, easedView, type LineMark, linePoints, wantedView } from './line-view.ts';

const ticks = (from: number, to: number): readonly TapeTick[] =>
  withTicks(
    [],
    Array.from({ length: to - from + 1 }, (_, at) => ({
      gridIndex: from + at,
      price: String(100 + (at % 3)),
      atMs: (from + at) * 500,
    })),
  );

const mark = (changed: Partial<LineMark> = {}): LineMark => ({
  optionId: 1,
  direction: 'up',
  strike: 10_000_000_000,
  struckAtMs: 100_000,
  expiresAtMs: 160_000,
  windowFromMs: 154_000,
  isChosen: true,
  ...changed,
});

describe('the view', () => {
  it('moves with the time while nothing is open', () => {
    const view = wantedView(ticks(1, 240), [], 120_000);
    expect([view?.fromMs, view?.toMs]).toEqual([60_000, 132_000]);
  });

  it('keeps one view from before the first strike to the last expiry while an option is open', () => {
    const tape = ticks(1, 220);
    const marks = [mark(), mark({ struckAtMs: 105_000, expiresAtMs: 135_000 })];
    const view = wantedView(tape, marks, 110_000);
    expect([view?.fromMs, view?.toMs]).toEqual([64_000, 160_000]);
    expect(wantedView(tape, marks, 111_000)).toEqual(view);
  });

  it('begins no earlier than the tape, and holds the strike however far away', () => {
    const view = wantedView(ticks(190, 220), [mark({ strike: 9_000_000_000 })], 110_000);
    expect(view?.fromMs).toBe(95_000);
    expect(view?.low).toBeLessThan(9_000_000_000);
    expect(wantedView([], [mark()], 110_000)).toBeUndefined();
  });

  it('moves on with the time while an option of an hour is open, and holds its end once that is near', () => {
    const tape = ticks(1, 1_200);
    const marks = [mark({ expiresAtMs: 3_700_000 })];
    const spanAt = (nowMs: number) => {
      const view = wantedView(tape, marks, nowMs);
      return [view?.fromMs, view?.toMs];
    };
    expect(spanAt(110_000)).toEqual([500, 230_000]);
    expect(spanAt(600_000)).toEqual([240_000, 720_000]);
    expect(spanAt(3_650_000)).toEqual([3_220_000, 3_700_000]);
  });

  it('nears its target without passing it', () => {
    const wanted = { fromMs: 100, toMs: 200, low: 10, high: 20 };
    const shown = { fromMs: 0, toMs: 100, low: 0, high: 10 };
    const next = easedView(shown, wanted, 16);
    expect(next.fromMs).toBeGreaterThan(0);
    expect(next.fromMs).toBeLessThan(100);
    expect(easedView(undefined, wanted, 16)).toEqual(wanted);
  });
});

it('the head glides to a new tick and jumps only after a break', () => {
  const next = easedHead({ atMs: 1_000, price: 10 }, { atMs: 1_500, price: 20 }, 160);
  expect(next.price).toBeGreaterThan(15);
  expect(next.price).toBeLessThan(20);
  expect(easedHead({ atMs: 1_000, price: 10 }, { atMs: 9_000, price: 20 }, 16)).toEqual({ atMs: 9_000, price: 20 });
});

it('the line ends at its head and is broken where ticks are missing', () => {
  const tape = withTicks(ticks(1, 4), [{ gridIndex: 14, price: '101', atMs: 7_000 }]);
  const points = linePoints(tape, { atMs: 7_000, price: 10_100_000_000 }, 1_200);
  expect(points.map((point) => point?.atMs)).toEqual([1_000, 1_500, 2_000, undefined, 7_000]);
});

import { expect, test } from 'vitest';
import { expectedVariance } from './day-shape.ts';
import { Draws } from './draws.ts';
import { folded } from './fold.ts';
import { instantsPerMinute } from './grid.ts';
import { Walk } from './walk.ts';
import { portionOf, rootOf, shareOf } from './whole.ts';

const anchor = 29_891_520;
const walk = new Walk(new Draws('walk', 'test'), 'coins', anchor);

test('it is zero at its anchor, and the same whatever was asked before', () => {
  expect(walk.at(anchor, 0)).toBe(0);
  expect(walk.minuteAt(anchor - 1).to).toBe(0);
  expect(walk.minuteAt(anchor).passed).toBe(0);
  const places = Array.from({ length: 300 }, (_, i) => [anchor - 90_000 + i * 1_237, (i * 31) % 120] as const);
  const forward = places.map(([minute, instant]) => walk.at(minute, instant));
  const backward = places.toReversed().map(([minute, instant]) => walk.at(minute, instant));
  expect(backward.toReversed()).toEqual(forward);
  const fresh = places.map(([minute, at]) => new Walk(new Draws('walk', 'test'), 'coins', anchor).at(minute, at));
  expect(fresh).toEqual(forward);
});

test('minutes join, and their variances add up to that of the whole time', () => {
  for (const start of [anchor - 700, anchor, anchor + 5_000_000]) {
    for (let minute = start; minute < start + 600; minute++) {
      const { to, passed, variance } = walk.minuteAt(minute);
      const next = walk.minuteAt(minute + 1);
      expect(next.from).toBe(to);
      expect(next.passed).toBe(passed + variance);
      expect(variance).toBeGreaterThan(0);
    }
  }
});

test('it reaches eight years back and 32 on', () => {
  for (const minute of [anchor - 2 ** 22, anchor + 2 ** 24 - 1])
    expect(Math.abs(walk.at(minute, 7))).toBeLessThan(2 ** 39);
  for (const minute of [anchor - 2 ** 22 - 1, anchor + 2 ** 24]) expect(() => walk.at(minute, 0)).toThrow('anchor');
});

/** Of the moves of equal stretches: their mean square over their variance, and how far each foretells the next, in standard errors. */
function movesOf(points: readonly number[], variances: readonly number[]) {
  const moves = points
    .slice(1)
    .map((point, i) => (point - (points[i] as number)) / Math.sqrt((variances[i] as number) * 2 ** 22));
  const square = moves.reduce((sum, move) => sum + move * move, 0) / moves.length;
  const products = moves.slice(1).map((move, i) => move * (moves[i] as number));
  const mean = products.reduce((sum, product) => sum + product, 0) / products.length;
  return { square, errors: mean * Math.sqrt(products.length), count: moves.length };
}

test.each([
  ['half seconds', 1, 200_000],
  ['15 instants', 15, 60_000],
  ['minutes', 120, 60_000],
  ['hours', 7_200, 3_000],
])('%s: moves have the variance that was drawn for them, and are independent of the next', (_, length, count) => {
  const instants = Array.from({ length: count + 1 }, (__, i) => i * length);
  const at = (k: number) => [anchor + Math.floor(k / instantsPerMinute), k % instantsPerMinute] as const;
  const points = instants.map((k) => walk.at(...at(k)));
  const passed = instants.map((k) => {
    const [minute, instant] = at(k);
    const known = walk.minuteAt(minute);
    return known.passed + (known.variance * instant) / instantsPerMinute;
  });
  const variances = passed.slice(1).map((until, i) => until - (passed[i] as number));
  const moves = movesOf(points, variances);
  // The square of a normal draw has a variance of two.
  expect(Math.abs(moves.square - 1)).toBeLessThan(4 * Math.sqrt(2 / moves.count));
  expect(Math.abs(moves.errors)).toBeLessThan(3);
});

test('its clock runs with the week, in calm and busy spells, and with sudden minutes', () => {
  const week = Array.from({ length: 12 * 10_080 }, (_, i) => walk.minuteAt(anchor + i).variance);
  const usual = expectedVariance('coins', anchor, anchor + week.length) / week.length;
  const hours = Array.from({ length: week.length / 60 }, (_, hour) =>
    week.slice(hour * 60, hour * 60 + 60).reduce((sum, variance) => sum + variance, 0),
  );
  expect(Math.max(...hours) / (60 * usual)).toBeGreaterThan(4);
  expect(Math.min(...hours) / (60 * usual)).toBeLessThan(0.3);
  const sudden = week.filter((variance) => variance > 30 * usual).length;
  expect(sudden).toBeGreaterThan(12 * 2);
  expect(sudden).toBeLessThan(12 * 7);
});

test('the fold leaves the middle as it is, stays within one, and turns without a step', () => {
  const one = 2 ** 36;
  expect(Math.abs(folded(one / 100) - one / 100)).toBeLessThan(one / 1e6);
  let last = folded(-7 * one);
  for (let step = 1; step <= 14_000; step++) {
    const next = folded(-7 * one + (step * one) / 1_000);
    expect(Math.abs(next)).toBeLessThan(one * 1.000_001);
    expect(Math.abs(next - last)).toBeLessThan(one / 900);
    last = next;
  }
  expect(folded(1.5 * one) / one).toBeCloseTo(1, 6);
  expect(folded(3 * one) / one).toBeCloseTo(0, 6);
});

test('whole arithmetic is exact', () => {
  for (const [amount, share] of [
    [2 ** 50 + 12_345, 777_777],
    [-(2 ** 39) + 1, 524_289],
    [-1, 1],
  ] as const) {
    const product = BigInt(amount) * BigInt(share);
    const down = product >> 20n;
    expect(BigInt(portionOf(amount, share))).toBe(down);
  }
  for (const square of [0, 1, 2, 99, 2 ** 51 - 1, 2 ** 52 - 3]) {
    const root = BigInt(rootOf(square));
    expect(root * root <= BigInt(square) && (root + 1n) * (root + 1n) > BigInt(square)).toBe(true);
  }
  expect(shareOf(2 ** 49, 2 ** 50)).toBe(2 ** 19);
});

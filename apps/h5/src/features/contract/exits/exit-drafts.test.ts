import type { ExitRow } from '@candor/api';
import type { Lots } from '@candor/exchange/rules';
import { atoms, priceFromText, type Price } from '@candor/money';
import { expect, test } from 'vitest';
import { testingRules } from '#features/position-model/testing-market.ts';
import { changedKind, draftOf, type ExitBasis, exitDraftsProblem, exitInputsFrom, withLevel } from './exit-drafts.ts';

const price = (text: string) => priceFromText(text) as Price;
/** Ten lots of 0.001 BTC at 60,000, with a tenth of 600 USDT as margin. */
const basis: ExitBasis = {
  direction: 'long',
  lots: 1_000 as Lots,
  mark: price('60000'),
  entryPrice: price('60000'),
  margin: atoms(60_000_000n),
  grid: testingRules.grid,
};
const draftsOf = (...exits: readonly ExitRow[]) => exits.map(draftOf);
const gain = (at: string, lots?: number): ExitRow => ({
  kind: 'take_profit',
  price: at,
  lots: lots as Lots | undefined,
});

test('a second level shares the whole with the first, and a third closes what is left', () => {
  const two = withLevel(draftsOf(gain('61000')), 'take_profit', basis.lots);
  expect(two.map(({ size }) => size)).toEqual(['5', '5']);
  const some = withLevel(draftsOf(gain('61000', 300), gain('62000', 200)), 'take_profit', basis.lots);
  expect(some.map(({ size }) => size)).toEqual(['3', '2', '5']);
});

test('levels go to the call by their kinds, and one kind that changed goes alone', () => {
  const trail: ExitRow = { kind: 'trailing_stop', trailPercent: '1.5', activationPrice: '61000', peakPrice: '62000' };
  const before = draftsOf(gain('61000', 500), trail);
  expect(exitInputsFrom(before, basis)).toEqual([
    { kind: 'take_profit', price: '61000', lots: 500 },
    { kind: 'trailing_stop', trailPercent: '1.5', activationPrice: '61000' },
  ]);
  const moved = before.map((one) => (one.kind === 'take_profit' ? { ...one, at: '61500' } : one));
  expect(changedKind(before, moved, basis)).toBe('take_profit');
  expect(changedKind(before, [], basis)).toBeUndefined();
});

test.each([
  [[gain('60000')], { kind: 'exit_side', exit: 'takeProfit', isAbove: true }],
  [[gain('61000.001')], { kind: 'off_tick' }],
  [[gain('61000', 1_001)], { kind: 'exit_lots' }],
  [[gain('61000', 600), gain('62000', 401)], { kind: 'exit_sum' }],
  [[gain('61000', 600), gain('62000', 400)], undefined],
  [[{ kind: 'trailing_stop', trailPercent: '0.09' } as const], { kind: 'trail' }],
  [[{ kind: 'trailing_stop', trailDistance: '600', activationPrice: '60000' } as const], { kind: 'activation' }],
])('levels %j are %j', (exits, problem) => {
  expect(exitDraftsProblem(draftsOf(...exits), [], basis)).toEqual(problem);
});

test('a trail that goes on may begin where it began', () => {
  const trail = draftsOf({ kind: 'trailing_stop', trailPercent: '1', activationPrice: '59000', peakPrice: '62000' });
  expect(exitDraftsProblem(trail, trail, basis)).toBeUndefined();
});

test('a return on the margin is the first mark that brings it, and the last that loses no more', () => {
  const returns = (kind: 'take_profit' | 'stop_loss', at: string, direction: 'long' | 'short' = 'long') => {
    const draft = { ...draftOf({ kind, price: at }, 0), isPercent: true };
    return [
      exitInputsFrom([draft], { ...basis, direction })[0]?.price,
      exitDraftsProblem([draft], [], { ...basis, direction }),
    ];
  };
  // Ten times the margin is the worth: 50 % of the one are 5 % of the other.
  expect(returns('take_profit', '50')).toEqual(['63000', undefined]);
  expect(returns('take_profit', '50', 'short')).toEqual(['57000', undefined]);
  expect(returns('stop_loss', '20')).toEqual(['58800', undefined]);
  // A hundredth of a percent of 60 USDT are 0.6 of the price: 60,000.6, and on a tick of 0.1 a thousandth is one more.
  expect([returns('take_profit', '0.01')[0], returns('take_profit', '0.001')[0]]).toEqual(['60000.6', '60000.1']);
  expect(returns('stop_loss', '0.001')[1]).toEqual({ kind: 'exit_side', exit: 'stopLoss', isAbove: false });
  expect(returns('take_profit', '1000', 'short')[1]).toEqual({ kind: 'exit_far' });
});

import type { ExitRow } from '@candor/api';
import type { Lots } from '@candor/exchange/rules';
import { priceFromText, type Price } from '@candor/money';
import { expect, test } from 'vitest';
import { changedKind, draftOf, exitDraftsProblem, exitInputsFrom, withLevel } from './exit-drafts.ts';

const price = (text: string) => priceFromText(text) as Price;
const around = { direction: 'long', lots: 1_000 as Lots, mark: price('60000'), tick: price('0.01') } as const;
const draftsOf = (...exits: readonly ExitRow[]) => exits.map(draftOf);
const gain = (at: string, lots?: number): ExitRow => ({
  kind: 'take_profit',
  price: at,
  lots: lots as Lots | undefined,
});

test('a second level shares the whole with the first, and a third closes what is left', () => {
  const two = withLevel(draftsOf(gain('61000')), 'take_profit', around.lots);
  expect(two.map(({ lots }) => lots)).toEqual(['5', '5']);
  const some = withLevel(draftsOf(gain('61000', 300), gain('62000', 200)), 'take_profit', around.lots);
  expect(some.map(({ lots }) => lots)).toEqual(['3', '2', '5']);
});

test('levels go to the call by their kinds, and one kind that changed goes alone', () => {
  const trail: ExitRow = { kind: 'trailing_stop', trailPercent: '1.5', activationPrice: '61000', peakPrice: '62000' };
  const before = draftsOf(gain('61000', 500), trail);
  expect(exitInputsFrom(before)).toEqual([
    { kind: 'take_profit', price: '61000', lots: 500 },
    { kind: 'trailing_stop', trailPercent: '1.5', activationPrice: '61000' },
  ]);
  const moved = before.map((one) => (one.kind === 'take_profit' ? { ...one, at: '61500' } : one));
  expect(changedKind(before, moved)).toBe('take_profit');
  expect(changedKind(before, [])).toBeUndefined();
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
  expect(exitDraftsProblem(draftsOf(...exits), [], around)).toEqual(problem);
});

test('a trail that goes on may begin where it began', () => {
  const trail = draftsOf({ kind: 'trailing_stop', trailPercent: '1', activationPrice: '59000', peakPrice: '62000' });
  expect(exitDraftsProblem(trail, trail, around)).toBeUndefined();
});

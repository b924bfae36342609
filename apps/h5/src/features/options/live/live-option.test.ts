import { describe, expect, it } from 'vitest';
import { runningOption } from '../testing-option.ts';
import { withTicks } from '../tape/index-tape.ts';
import { countdownText, phaseOf, profitOf, resultIfHeld, withOptionChanges } from './live-option.ts';

const option = runningOption();
const expiry = option.expiresAtMs ?? 0;

function tape(...ticks: readonly (readonly [gridIndex: number, price: string])[]) {
  return withTicks(
    [],
    ticks.map(([gridIndex, price]) => ({ gridIndex, price, atMs: gridIndex * 500 })),
  );
}

it('waits for its strike, runs down, then closes', () => {
  expect(phaseOf(runningOption({ expiresAtMs: undefined }), expiry)).toEqual({ kind: 'waiting' });
  expect(phaseOf(option, expiry - 38_000)).toEqual({ kind: 'running', leftMs: 38_000, shareLeft: 38 / 60 });
  expect(phaseOf(option, expiry)).toEqual({ kind: 'closing' });
});

it('counts a second that has begun as whole', () => {
  expect([38_000, 37_001, 61_000, 1, 0, -500].map(countdownText)).toEqual([
    '0:38',
    '0:38',
    '1:01',
    '0:01',
    '0:00',
    '0:00',
  ]);
});

describe('if it ended here', () => {
  it('before the window, only the last price counts', () => {
    expect(resultIfHeld(option, tape([1_000, '100'], [1_050, '100.5']))).toBe('won');
    expect(resultIfHeld(option, tape([1_000, '100'], [1_050, '99.5']))).toBe('lost');
    expect(resultIfHeld(runningOption({ direction: 'down' }), tape([1_050, '99.5']))).toBe('won');
    expect(resultIfHeld(option, tape([1_050, '100']))).toBe('refunded');
  });

  it('in the window, the collected samples weigh against the last price', () => {
    const fallen = Array.from({ length: 10 }, (_, at) => [1_109 + at, '99'] as const);
    // Ten of twelve samples are one below; the last two, two above, cannot turn them.
    expect(resultIfHeld(option, tape(...fallen, [1_119, '102']))).toBe('lost');
    expect(resultIfHeld(option, tape(...fallen.slice(0, 4), [1_113, '102']))).toBe('won');
  });

  it('has no result without a strike or a price', () => {
    expect(resultIfHeld(runningOption({ strikePrice: undefined }), tape([1_050, '101']))).toBeUndefined();
    expect(resultIfHeld(option, [])).toBeUndefined();
  });
});

it('a result adds the reward, nothing, or minus the stake', () => {
  expect((['won', 'lost', 'refunded', 'void'] as const).map((result) => profitOf(result, option))).toEqual([
    '164',
    '-200',
    '0',
    '0',
  ]);
});

it('changes come in place, new ones in front, settled ones leave and are reported', () => {
  const before = [runningOption({ optionId: 8 }), runningOption({ optionId: 7 })];
  const done = runningOption({ optionId: 8, status: 'closed', result: 'won' });
  const after = withOptionChanges(before, [done, runningOption({ optionId: 9 })]);
  expect(after.live.map(({ optionId }) => optionId)).toEqual([9, 7]);
  expect(after.settled).toEqual([done]);
});

import { expect, test } from 'vitest';
import { type Identity, levelOf, picturesKeptUntilMs, shownState, stepsOf } from './identity.ts';

type State = Identity['levels'][number]['state'];

const of = (basic: State, advanced: State, next: Identity['next'] = 'wait') => ({
  levels: [basic, advanced].map((state, place) => ({ realLevel: place + 1, state, failures: [], kept: [], note: '' })),
  next,
});

test.each<[State, State, string]>([
  ['not_verified', 'not_verified', 'now later later'],
  ['verifying', 'not_verified', 'waiting later later'],
  ['failed', 'not_verified', 'now later later'],
  ['verified', 'not_verified', 'done now later'],
  ['verified', 'verifying', 'done done waiting'],
  ['verified', 'failed', 'done now later'],
  ['verified', 'verified', 'done done done'],
])('with Lv1 %s and Lv2 %s the steps are %s', (basic, advanced, steps) => {
  expect(
    stepsOf(of(basic, advanced))
      .map(([, state]) => state)
      .join(' '),
  ).toBe(steps);
});

test('only the level that comes next is in progress', () => {
  expect(shownState(of('not_verified', 'not_verified', 'basic'), 'basic')).toBe('current');
  expect(shownState(of('not_verified', 'not_verified', 'contact'), 'basic')).toBe('not_verified');
  expect(shownState(of('verified', 'failed', 'advanced'), 'advanced')).toBe('failed');
});

test('pictures are kept some days from the decision on', () => {
  const levels = [{ ...levelOf(of('verified', 'verified'), 'advanced'), decidedAtMs: 1_000 }];
  expect(picturesKeptUntilMs({ levels, keptDays: 30 })).toBe(1_000 + 30 * 86_400_000);
  expect(picturesKeptUntilMs({ ...of('verified', 'verifying'), keptDays: 30 })).toBeUndefined();
});

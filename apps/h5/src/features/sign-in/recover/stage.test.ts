import { expect, test } from 'vitest';
import { nextLookMs, progressFrom, stageOf, stepsOf } from './stage.ts';

const fresh = { hasBegun: false, isPictureChosen: false };
const begun = { hasBegun: true, isPictureChosen: false };

test.each([
  ['email', fresh, 'intro'],
  ['email', begun, 'email'],
  ['phone', begun, 'phone'],
  ['picture', begun, 'picture'],
  // Sent, but not yet chosen as the one.
  ['submit', begun, 'picture'],
  ['submit', { hasBegun: true, isPictureChosen: true }, 'ask'],
] as const)('next %s after %o shows %s', (next, progress, stage) => {
  expect(stageOf({ state: 'proving', next, needsPicture: true }, progress)).toBe(stage);
});

test('without a verified identity no picture is needed', () => {
  expect(stageOf({ state: 'proving', next: 'submit', needsPicture: false }, begun)).toBe('ask');
  expect(stepsOf('ask', false)).toEqual([
    ['codes', 'done'],
    ['wait', 'now'],
  ]);
});

test('a request that is under way or over is shown as it is, whatever was read before', () => {
  const shown = (['waiting', 'done', 'cancelled', 'refused'] as const).map((state) =>
    stageOf({ state, next: 'wait', needsPicture: true }, fresh),
  );
  expect(shown).toEqual(['wait', 'done', 'cancelled', 'refused']);
});

test('goes on after the first code at the same step, with the picture that was sent', () => {
  expect(progressFrom({ isEmailProven: false, isPhoneProven: false, hasPicture: false })).toEqual(fresh);
  expect(progressFrom({ isEmailProven: true, isPhoneProven: true, hasPicture: true })).toEqual({
    hasBegun: true,
    isPictureChosen: true,
  });
});

test('the last step waits once it was submitted', () => {
  expect(stepsOf('wait', true).map(([, state]) => state)).toEqual(['done', 'done', 'waiting']);
  expect(stepsOf('done', true)).toEqual([]);
});

test('refreshes just after its end, and rarely while a review is missing', () => {
  expect(nextLookMs({ dueAtMs: 100_000, decision: 'not_needed' }, 10_000)).toBe(15_000);
  expect(nextLookMs({ dueAtMs: 100_000, decision: 'not_needed' }, 97_000)).toBe(4_500);
  expect(nextLookMs({ dueAtMs: 100_000, decision: 'allowed' }, 103_000)).toBe(1_500);
  expect(nextLookMs({ dueAtMs: 100_000, decision: 'open' }, 103_000)).toBe(15_000);
});

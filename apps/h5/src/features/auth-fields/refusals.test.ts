import { CallError, type CallFailure } from '@candor/api';
import { expect, test } from 'vitest';
import { isOfFactor } from './refusals.ts';

const refused = (code: string): CallFailure => ({ kind: 'refused', code, message: '' });

test.each([
  ['a wrong code', refused('second_factor_wrong'), true],
  ['too many of them', refused('second_factor_locked'), true],
  ['too many calls', refused('too_many_requests'), true],
  ['a lost answer', { kind: 'unreachable' }, true],
  ['a late answer', { kind: 'timed_out' }, true],
  ['a password changed meanwhile', refused('login_failed'), false],
  ['a code of the mail that is over', refused('code_expired'), false],
] as const)('%s', (_why, failure, isFactors) => {
  expect(isOfFactor(new CallError(failure))).toBe(isFactors);
});

import { expect, test } from 'vitest';
import { passkeyFailure } from './make-passkey.ts';

const named = (name: string) => Object.assign(new Error('the words of the browser'), { name });

test.each([
  [named('NotAllowedError'), 'dismissed'],
  [named('AbortError'), 'dismissed'],
  [named('InvalidStateError'), 'exists'],
  [named('SecurityError'), 'failed'],
  ['no error at all', 'failed'],
] as const)('%s is %s', (thrown, failure) => {
  expect(passkeyFailure(thrown)).toBe(failure);
});

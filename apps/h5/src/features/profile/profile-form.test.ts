import { expect, test } from 'vitest';
import { lengthOf, profileChanges, profileProblems } from './profile-form.ts';

const now = { nickname: 'An', signature: '' };

test.each([
  [{ nickname: 'A' }, { nickname: 'nickname_short' }],
  [{ nickname: 'Nguyễn Văn' }, { nickname: 'nickname_signs' }],
  [{ nickname: 'zalo091234' }, { nickname: 'nickname_contact' }],
  [{ nickname: 'ABCDEFGHIJK' }, { nickname: 'nickname_long' }],
  [{ nickname: '小明2026' }, {}],
  [{ signature: 'x' }, { signature: 'signature_short' }],
  [{ signature: 'a'.repeat(31) }, { signature: 'signature_long' }],
  [{ signature: 'see <b>' }, { signature: 'signature_signs' }],
  [{ signature: 'Chậm mà chắc.' }, {}],
  [{ signature: '   ' }, {}],
])('%o is %o', (changed, problems) => {
  expect(profileProblems({ ...now, ...changed }, now)).toEqual(problems);
});

test('only changed fields are checked and sent, in their normal form', () => {
  const old = { nickname: 'user 123456789', signature: 'Slow' };
  expect(profileProblems(old, old)).toEqual({});
  expect(profileChanges(old, old)).toBeUndefined();
  expect(profileChanges({ ...old, signature: '  ' }, old)).toEqual({ signature: '' });
  expect(profileChanges({ ...old, nickname: ' Ａn ' }, old)).toEqual({ nickname: 'An' });
});

test('lengths are of characters, not of code units', () => {
  expect(lengthOf('𠮷野')).toBe(2);
});

import { expect, test } from 'vitest';
import { passwordRules, type PasswordValues } from './password-rules.ts';

const typed: PasswordValues = {
  loginPassword: 'seven green bottles',
  ownCode: '012345',
  ownChannel: 'email',
  password: 'eight green bottles',
  passwordAgain: 'eight green bottles',
};

test.each([
  [{}, undefined],
  [{ loginPassword: '' }, 'loginPassword'],
  [{ ownCode: '12345' }, 'ownCode'],
  [{ password: 'sixsix', passwordAgain: 'sixsixx' }, 'password'],
  [{ passwordAgain: 'another one' }, 'passwordAgain'],
])('%o: the problem is with %s', (change, field) => {
  expect(passwordRules.safeParse({ ...typed, ...change }).error?.issues[0]?.path[0]).toBe(field);
});

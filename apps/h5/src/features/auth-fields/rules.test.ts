import { expect, test } from 'vitest';
import { forgetRules, loginRules, type RegisterValues, registerRules } from './rules.ts';

const good: RegisterValues = {
  channel: 'email',
  email: 'linh@example.com',
  phone: '',
  dialCode: '84',
  code: '012345',
  password: 'river stone',
  invitationCode: '',
  isAgreed: true,
};
const twice = { ...good, passwordAgain: good.password };

function problemsOf(rules: typeof registerRules | typeof loginRules | typeof forgetRules, values: object) {
  const result = rules.safeParse(values);
  return Object.fromEntries(result.error?.issues.map((issue) => [issue.path[0], issue.message]) ?? []);
}

test('a whole registration has no problems', () => {
  expect(problemsOf(registerRules, good)).toEqual({});
  expect(problemsOf(registerRules, { ...good, channel: 'mobile', email: '', phone: '0912345678' })).toEqual({});
});

test.each([
  [{ email: 'linh' }, 'email', 'emailInvalid'],
  [{ channel: 'mobile' }, 'phone', 'phoneInvalid'],
  [{ code: '12345' }, 'code', 'codeSixDigits'],
  [{ password: 'sixsix' }, 'password', 'passwordShort'],
  [{ password: 'x'.repeat(129) }, 'password', 'passwordLong'],
  [{ invitationCode: "a'; --" }, 'invitationCode', 'specialCharacters'],
  [{ invitationCode: 'a'.repeat(17) }, 'invitationCode', 'textTooLong'],
  [{ isAgreed: false }, 'isAgreed', 'notAgreed'],
])('%o: %s has the problem %s', (change, field, problem) => {
  expect(problemsOf(registerRules, { ...good, ...change })[field]).toBe(`account.problems.${problem}`);
});

test('all problems show at once, not one after the other', () => {
  const empty = { ...good, email: '', code: '', password: '', isAgreed: false };
  expect(Object.keys(problemsOf(registerRules, empty)).sort()).toEqual(['code', 'email', 'isAgreed', 'password']);
});

test('a login checks only the fields it uses', () => {
  const login = { ...good, method: 'password', staysLoggedIn: true, code: '' };
  expect(problemsOf(loginRules, login)).toEqual({});
  expect(problemsOf(loginRules, { ...login, password: '' })).toEqual({ password: 'account.problems.passwordMissing' });
  expect(problemsOf(loginRules, { ...login, email: '', password: '' })).toEqual({
    email: 'account.problems.emailInvalid',
    password: 'account.problems.passwordMissing',
  });
  expect(problemsOf(loginRules, { ...login, method: 'code', password: '' })).toEqual({
    code: 'account.problems.codeSixDigits',
  });
});

test('a forgotten password needs the code and the new one twice', () => {
  expect(problemsOf(forgetRules, twice)).toEqual({});
  expect(Object.keys(problemsOf(forgetRules, { ...twice, code: '', passwordAgain: '' })).sort()).toEqual([
    'code',
    'passwordAgain',
  ]);
  expect(problemsOf(forgetRules, { ...twice, passwordAgain: 'another one' })).toEqual({
    passwordAgain: 'account.problems.passwordsDiffer',
  });
  expect(problemsOf(forgetRules, { ...twice, passwordAgain: 'sixsix' })).toEqual({
    passwordAgain: 'account.problems.confirmShort',
  });
});

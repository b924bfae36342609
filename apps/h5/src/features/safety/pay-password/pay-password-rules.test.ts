import { expect, test } from 'vitest';
import { payPasswordInput, payPasswordRules, type PayPasswordValues } from './pay-password-rules.ts';

const typed: PayPasswordValues = {
  change: 'reset',
  loginPassword: 'seven green bottles',
  ownCode: '012345',
  ownChannel: 'email',
  payPassword: '280461',
  payPasswordAgain: '280461',
};

function problemsOf(values: PayPasswordValues) {
  const { error } = payPasswordRules.safeParse(values);
  return Object.fromEntries(error?.issues.map((issue) => [issue.path[0], issue.message]) ?? []);
}

test('each kind of change asks for its own proofs', () => {
  const bare = { ...typed, loginPassword: '', ownCode: '' };
  expect(problemsOf({ ...bare, change: 'change' })).toEqual({});
  expect(Object.keys(problemsOf({ ...bare, change: 'set' }))).toEqual(['loginPassword']);
  expect(Object.keys(problemsOf({ ...bare, change: 'reset' }))).toEqual(['loginPassword', 'ownCode']);
});

test('the new one has six digits, twice the same', () => {
  expect(problemsOf(typed)).toEqual({});
  expect(problemsOf({ ...typed, payPassword: '28046' })).toMatchObject({
    payPassword: 'safety.payPassword.problems.six',
  });
  expect(problemsOf({ ...typed, payPasswordAgain: '280462' })).toEqual({
    payPasswordAgain: 'safety.payPassword.problems.differ',
  });
});

test('sends nothing that was not required', () => {
  expect(payPasswordInput({ ...typed, change: 'change' })).toEqual({
    change: 'change',
    newPayPassword: '280461',
    newPayPasswordAgain: '280461',
  });
  expect(payPasswordInput(typed)).toMatchObject({ password: 'seven green bottles', code: '012345', channel: 'email' });
});

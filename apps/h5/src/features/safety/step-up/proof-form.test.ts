import type { StepUpMethod } from '@candor/api';
import { describe, expect, test } from 'vitest';
import { afterRefusal, emptyProof, isTyped, missingOf, proofOf, wayOf, waysOf } from './proof-form.ts';

const stepUp = (...methods: StepUpMethod[]) => ({ stepUpId: 'step-up-of-this-call', methods, passkeyOptions: '{}' });
const typed = { ...emptyProof, payPassword: '271828', code: '314159' };

describe('which way to prove it', () => {
  test('the passkey comes first and gives way to the user’s choice', () => {
    const offered = waysOf(stepUp('pay_password', 'totp', 'passkey'));
    expect(offered).toEqual(['passkey', 'totp']);
    expect(wayOf(emptyProof, offered)).toBe('passkey');
    expect(wayOf({ ...emptyProof, way: 'totp' }, offered)).toBe('totp');
    expect(wayOf({ ...emptyProof, way: 'recovery' }, offered)).toBe('passkey');
  });

  test('a passkey without options is not offered', () => {
    expect(waysOf({ methods: ['passkey', 'totp'] })).toEqual(['totp']);
  });
});

test('money needs both; other actions only the proofs that the server missed', () => {
  const nothing = { payPassword: false, factor: false };
  expect(missingOf('withdraw', nothing, undefined)).toBe('both');
  expect(missingOf('address_add', { payPassword: true, factor: false }, undefined)).toBe('factor');
  expect(missingOf('withdraw', { payPassword: true, factor: true }, 'second_factor_missing')).toBeUndefined();
  expect(missingOf('pay_password', nothing, undefined)).toBeUndefined();
  expect(missingOf('api_key', nothing, undefined)).toBe('both');
  expect(missingOf('factor_change', nothing, 'second_factor_missing')).toBe('factor');
});

test('completes only with all required proofs', () => {
  const asked = stepUp('pay_password', 'totp');
  expect(isTyped(typed, asked, 'totp')).toBe(true);
  expect(isTyped({ ...typed, payPassword: '27182' }, asked, 'totp')).toBe(false);
  expect(isTyped({ ...typed, code: '31415' }, asked, 'totp')).toBe(false);
  expect(isTyped({ ...typed, code: '' }, asked, 'passkey')).toBe(true);
  expect(isTyped({ ...typed, payPassword: '' }, stepUp('totp'), 'totp')).toBe(true);
});

test('sends the required proofs and nothing else', () => {
  expect(proofOf(typed, stepUp('pay_password', 'totp'), 'totp', undefined)).toEqual({
    stepUpId: 'step-up-of-this-call',
    payPassword: '271828',
    factorCode: '314159',
  });
  expect(proofOf(typed, stepUp('passkey'), 'passkey', '{"id":"k"}')).toEqual({
    stepUpId: 'step-up-of-this-call',
    passkey: '{"id":"k"}',
  });
});

test('a wrong code keeps the pay password, a wrong pay password nothing', () => {
  expect(afterRefusal(typed, 'second_factor_wrong')).toEqual({ ...typed, code: '' });
  expect(afterRefusal(typed, 'pay_password_wrong')).toEqual({ ...typed, payPassword: '', code: '' });
});

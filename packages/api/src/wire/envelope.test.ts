import { expect, test } from 'vitest';
import { errorEnvelope, okEnvelope, openEnvelope, workEnvelope } from './envelope.ts';

test('opens every envelope it writes', () => {
  expect(openEnvelope(okEnvelope({ id: 1 }))).toEqual({ kind: 'ok', payload: { id: 1 } });
  expect(openEnvelope(errorEnvelope('balance_insufficient', 'Insufficient balance.'))).toEqual({
    kind: 'refused',
    code: 'balance_insufficient',
    message: 'Insufficient balance.',
  });
  expect(openEnvelope(errorEnvelope('parameter_error', 'amount: …', 'amount'))).toMatchObject({ field: 'amount' });
  expect(openEnvelope(errorEnvelope('login_locked', 'text', undefined, 60_000))).toMatchObject({ untilMs: 60_000 });
  const work = { salt: 'salt', bits: 13, count: 8, expiresAtMs: 60_000 };
  expect(openEnvelope(workEnvelope('text', work))).toMatchObject({ kind: 'refused', code: 'work_needed', work });
});

test.each([
  ['type ok alone', { type: 'ok', message: 'token' }],
  ['code 1 alone', { code: 1, message: 'token' }],
])('specification 8: %s is success', (_, body) => {
  expect(openEnvelope(body)).toEqual({ kind: 'ok', payload: 'token' });
});

test.each([
  ['999', 'signed_out'],
  [999, 'signed_out'],
  ['998', 'verification_needed'],
  [998, 'verification_needed'],
])('specification 8: type %j means %s', (type, kind) => {
  expect(openEnvelope({ type, message: 'text' })).toEqual({ kind, message: 'text' });
});

test('a session that is gone or an identity that is missing has a type of its own', () => {
  expect(errorEnvelope('signed_out', 'text').type).toBe('999');
  expect(errorEnvelope('verification_needed', 'text').type).toBe('998');
});

test.each([[undefined], [null], ['<html>'], [{}], [{ code: 0 }], [[]]])('%j is a refusal, not a success', (body) => {
  expect(openEnvelope(body)).toEqual({ kind: 'refused', code: 'unknown', message: '' });
});

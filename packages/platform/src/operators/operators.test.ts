import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { registerUser, startTestPlatform } from '../test-platform.ts';
import { auditBegun } from './audit.ts';

const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');
const operators = [
  { name: 'rita', role: 'reviewer', tokenHash: tokenHash('first token') },
  { name: 'max', role: 'risk', tokenHash: tokenHash('second token') },
] as const;

test('an operator is told by the token, and nobody is without one', async () => {
  const world = await startTestPlatform({ operators });
  const { operators: known } = world.platform;
  expect(known.find('second token')).toEqual({ name: 'max', role: 'risk' });
  for (const wrong of ['', 'second', tokenHash('second token')]) expect(known.find(wrong)).toBeUndefined();
  await world.end();
});

test('a call is on record before its outcome is, and the record outlives the process', async () => {
  const world = await startTestPlatform({ operators });
  const rita = { name: 'rita', role: 'reviewer' } as const;
  const first = await world.platform.audit.begin(rita, 'GET /operator/traders', '{}');
  const [begun] = (await world.platform.audit.list({ page: 1, limit: 10 })).rows;
  expect(begun).toEqual({
    ...rita,
    auditId: first,
    atMs: world.nowMs,
    call: 'GET /operator/traders',
    input: '{}',
    outcome: auditBegun,
  });
  await world.platform.audit.finish(first, 'ok');
  const second = await world.platform.audit.begin({ name: 'max', role: 'risk' }, 'POST /operator/calendar', '{"a":1}');
  await world.platform.audit.finish(second, 'calendar_invalid');
  await world.restart();
  const { rows, total } = await world.platform.audit.list({ page: 1, limit: 10 });
  expect(rows.map(({ auditId, outcome }) => [auditId, outcome])).toEqual([
    [second, 'calendar_invalid'],
    [first, 'ok'],
  ]);
  expect(total).toBe(2);
  expect((await world.platform.audit.list({ operator: 'rita', page: 1, limit: 10 })).total).toBe(1);
  await world.end();
});

test('accounts have the faces of their owners, and the house has none', async () => {
  const world = await startTestPlatform();
  await registerUser(world, 'ann@example.com');
  const { accounts } = world.platform;
  expect([...(await accounts.faces([1, 1_000])).keys()]).toEqual([1_000]);
  expect(await accounts.faces([])).toEqual(new Map());
  await world.end();
});

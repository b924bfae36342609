import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { registerUser, startTestPlatform } from '../test-platform.ts';
import { auditBegun } from './audit-chain.ts';
import { drawOperatorToken, operatorTokenHash } from './operator-token.ts';

const drawn = (word: string) => drawOperatorToken(() => createHash('sha256').update(word).digest());
const [first, second] = [drawn('first'), drawn('second')];
const operators = [
  { name: 'rita', role: 'compliance', tokenHash: operatorTokenHash(first) },
  { name: 'max', role: 'markets', tokenHash: operatorTokenHash(second) },
] as const;

test('the token identifies an operator, and without one there is none', async () => {
  const world = await startTestPlatform({ operators });
  const { operators: known } = world.platform;
  expect(known.find(second)).toEqual({ name: 'max', role: 'markets' });
  for (const wrong of ['', second.slice(0, 43), second.slice(0, -1), operatorTokenHash(second)])
    expect(known.find(wrong)).toBeUndefined();
  await world.end();
});

test('a call is on record before its outcome is, and the record outlives the process', async () => {
  const world = await startTestPlatform({ operators });
  const rita = { name: 'rita', role: 'compliance' } as const;
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
  const second = await world.platform.audit.begin(
    { name: 'max', role: 'markets' },
    'POST /operator/calendar',
    '{"a":1}',
  );
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

test('rejects an invented token, whatever hash the settings have', async () => {
  const made = 'correct-horse-battery-staple';
  const weak = [{ name: 'max', role: 'admin', tokenHash: operatorTokenHash(made) } as const];
  const world = await startTestPlatform({ operators: weak });
  expect(world.platform.operators.find(made)).toBeUndefined();
  await world.end();
});

test('the chain reveals changed and removed records', async () => {
  const world = await startTestPlatform({ operators });
  const rita = { name: 'rita', role: 'compliance' } as const;
  const { audit } = world.platform;
  for (let call = 1; call <= 4; call++) {
    await audit.finish(await audit.begin(rita, 'POST /operator/calendar', `{"pair_ids":"${call}"}`), 'ok');
  }
  const whole = await audit.verify();
  expect(whole).toMatchObject({ entries: 8, findings: [] });
  await audit.begin(rita, 'GET /operator/traders', '{}');
  expect(await audit.verify(whole.lastHash)).toMatchObject({ entries: 9, findings: [], hasHash: true });
  expect(await audit.verify('0'.repeat(64))).toMatchObject({ hasHash: false });

  const { db } = world;
  await db.updateTable('operator_audit').set({ outcome: 'role_needed' }).where('id', '=', 2).execute();
  await db.deleteFrom('operator_audit').where('id', '=', 3).execute();
  await db.updateTable('operator_audit').set({ input: '{}' }).where('id', '=', 4).execute();
  expect((await audit.verify()).findings).toEqual([
    'record 2 has another outcome',
    'record 3 is missing',
    'record 3 is missing',
    'record 4 has another input',
  ]);
  const aboutSeven = { accountIds: [7], act: 'hold', isView: false };
  const told = await audit.begin(rita, 'POST /operator/holds', '{}', aboutSeven);
  await audit.finish(told, 'ok', { ...aboutSeven, accountIds: [8] });
  expect((await audit.toldTo(8, { page: 1, limit: 10 })).rows).toMatchObject([{ auditId: told, act: 'hold' }]);
  await db.deleteFrom('audit_persons').where('account_id', '=', 8).execute();
  expect((await audit.verify()).findings).toContain(`record ${told} is kept from a person whom it is about`);
  await db.deleteFrom('audit_entries').where('seq', '=', 5).execute();
  const { content } = await db
    .selectFrom('audit_entries')
    .select('content')
    .where('seq', '=', 7)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('audit_entries')
    .set({ content: content.replace('rita', 'otto') })
    .where('seq', '=', 7)
    .execute();
  const { findings } = await audit.verify();
  expect(findings).toContain('entry 5 is missing');
  expect(findings.filter((finding) => finding.includes('does not follow'))).toHaveLength(2);
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

import { expect, it, onTestFinished } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { masterKeyOf } from '../vault/master-keys.ts';
import { createVault } from '../vault/vault.ts';
import { refuseForeign, refuseMissingKeys, sealedColumns } from './belonging.ts';

const beside = { salt: 'salt', nextAccountId: 1_003, hasPeople: true, isKnown: false };

async function world(): Promise<TestPlatform> {
  const started = await startTestPlatform();
  onTestFinished(() => started.end());
  return started;
}

async function withUsers(count: number): Promise<TestPlatform> {
  const started = await world();
  for (let index = 0; index < count; index++) {
    await started.platform.accounts.ensureUser({
      email: `user${index}@example.com`,
      password: 'correct horse battery staple',
      nickname: `User ${index}`,
    });
  }
  return started;
}

it('belongs to the journal it was first opened with, and to no other', async () => {
  const { db } = await withUsers(3);
  await refuseForeign(db, beside);
  await refuseForeign(db, { ...beside, isKnown: true });
  await expect(refuseForeign(db, { ...beside, salt: 'other' })).rejects.toMatchObject({ kind: 'platform_foreign' });
});

it('rejects a new file in the place of a lost one', async () => {
  const { db } = await world();
  await expect(refuseForeign(db, { ...beside, isKnown: true })).rejects.toMatchObject({ kind: 'platform_foreign' });
  await expect(refuseForeign(db, beside)).rejects.toMatchObject({ kind: 'platform_missing' });
  await refuseForeign(db, { ...beside, hasPeople: false });
});

it('rejects, with the reason, an account that the journal does not have', async () => {
  const { db } = await withUsers(4);
  await expect(refuseForeign(db, beside)).rejects.toMatchObject({
    kind: 'platform_newer',
    message: expect.stringContaining('it names the account 1003'),
  });
  await refuseForeign(db, { ...beside, nextAccountId: 1_004 });
});

it('rejects a database sealed under a missing key', async () => {
  const { db } = await withUsers(1);
  const [old, present] = [masterKeyOf(Buffer.alloc(32, 1)), masterKeyOf(Buffer.alloc(32, 2))];
  const secret = Buffer.from(
    await createVault([old], (size) => Buffer.alloc(size, 5)).seal(Buffer.from('x'), 'totp 1'),
  );
  await db
    .insertInto('totp_factors')
    .values({ user_id: 1, secret: secret.toString('base64'), last_step: 0, added_at_ms: 0, used_at_ms: null })
    .execute();
  await refuseMissingKeys(db, [present, old]);
  await expect(refuseMissingKeys(db, [present])).rejects.toMatchObject({
    kind: 'master_key_missing',
    message: expect.stringContaining(old.id.toString('hex')),
  });
});

it('knows every column with something sealed', async () => {
  const { db } = await world();
  const tables = await db.introspection.getTables();
  const named = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => column.name.includes('sealed')).map((column) => `${name}.${column.name}`),
  );
  const known: readonly string[] = sealedColumns.map((column) => column.join('.'));
  expect(named.length).toBeGreaterThan(5);
  expect(known).toEqual(expect.arrayContaining(named));
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openPlatformFile } from './engine.ts';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';
import type { PlatformTables } from './tables.ts';

let db: Kysely<PlatformTables>;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-platform-'));
  db = await openPlatformFile(join(folder, 'platform.db'));
  onTestFinished(async () => {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });
  await migrate(db, 1);
});

const note = (tx: Kysely<PlatformTables>, name: string) =>
  tx.insertInto('platform_facts').values({ name, value: '' }).execute();
const notes = async () => (await db.selectFrom('platform_facts').select('name').execute()).map(({ name }) => name);

test('undoes all of it when a part fails, and frees the lock', async () => {
  const failing = inTransaction(db, { lock: 'user 1' }, async (tx) => {
    await note(tx, 'first');
    throw new Error('the power went');
  });
  await expect(failing).rejects.toThrow('the power went');
  await inTransaction(db, { lock: 'user 1' }, (tx) => note(tx, 'second'));
  expect(await notes()).toEqual(['second']);
});

test('refuses to begin within another, by its transaction or by the database itself', async () => {
  const inner = (on: Kysely<PlatformTables>) => inTransaction(on, { lock: 'user 2' }, (tx) => note(tx, 'inner'));
  await expect(inTransaction(db, { lock: 'user 1' }, (tx) => inner(tx))).rejects.toThrow('within another');
  await expect(inTransaction(db, { lock: 'user 1' }, () => inner(db))).rejects.toThrow('within another');
  expect(await notes()).toEqual([]);
});

test('lets work it has started begin a transaction of its own once it is over', async () => {
  let go: () => void = () => {};
  const later = await inTransaction(db, { lock: 'user 1' }, async () => {
    const over = new Promise<void>((resolve) => (go = resolve));
    return { work: over.then(() => inTransaction(db, { lock: 'user 1' }, (tx) => note(tx, 'later'))) };
  });
  go();
  await later.work;
  expect(await notes()).toEqual(['later']);
});

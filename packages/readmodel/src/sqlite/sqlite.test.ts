import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Generated, Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSqlite, sqliteDialect, StatementCache } from './index.ts';

interface Tables {
  purses: { id: Generated<number>; owner: string; atoms: bigint | string; is_open: boolean | number };
  notes: { purse_id: number; text: string | null };
}

let folder: string;
let path: string;
let db: Kysely<Tables>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-sqlite-'));
  path = join(folder, 'test.sqlite');
  const database = openSqlite(path);
  database.exec('create table purses (id integer primary key, owner text not null unique, atoms text, is_open bigint)');
  database.exec('create table notes (purse_id bigint not null references purses (id), text text)');
  db = new Kysely<Tables>({ dialect: sqliteDialect(database) });
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const purse = (owner: string, atoms = 1n) => ({ owner, atoms, is_open: true });

describe('the SQLite dialect', () => {
  test('keeps amounts of any size as decimal text, and yes and no as 1 and 0', async () => {
    const atoms = -(10n ** 40n) - 7n;
    const inserted = await db
      .insertInto('purses')
      .values(purse('ann', atoms))
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = await db.selectFrom('purses').selectAll().where('id', '=', inserted.id).executeTakeFirstOrThrow();
    expect(row).toEqual({ id: 1, owner: 'ann', atoms: atoms.toString(), is_open: 1 });
  });

  test('returns ids and counts of changed rows', async () => {
    const first = await db.insertInto('purses').values(purse('ann')).executeTakeFirstOrThrow();
    await db.insertInto('purses').values(purse('bob')).execute();
    const changed = await db.updateTable('purses').set({ atoms: 5n }).executeTakeFirstOrThrow();
    expect([first.insertId, changed.numUpdatedRows]).toEqual([1n, 2n]);
  });

  test('a failed transaction leaves nothing, and the connection usable', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await tx.insertInto('purses').values(purse('ann')).execute();
      await tx.insertInto('purses').values(purse('ann')).execute();
    });
    await expect(failing).rejects.toThrow(/UNIQUE/);
    expect(await db.selectFrom('purses').selectAll().execute()).toEqual([]);
    await db.insertInto('purses').values(purse('ann')).execute();
  });

  test('queries outside a transaction wait until it is done', async () => {
    const transaction = db.transaction().execute(async (tx) => {
      await tx.insertInto('purses').values(purse('ann')).execute();
      await Promise.resolve();
      await tx.insertInto('purses').values(purse('bob')).execute();
    });
    const outside = db.selectFrom('purses').select('owner').execute();
    await transaction;
    expect(await outside).toHaveLength(2);
  });

  test('savepoints undo a part', async () => {
    const tx = await db.startTransaction().execute();
    await tx.insertInto('purses').values(purse('ann')).execute();
    const after = await tx.savepoint('before bob').execute();
    await after.insertInto('purses').values(purse('bob')).execute();
    await after.rollbackToSavepoint('before bob').execute();
    await tx.commit().execute();
    expect(await db.selectFrom('purses').select('owner').execute()).toEqual([{ owner: 'ann' }]);
  });

  test('streams rows', async () => {
    for (const owner of ['ann', 'bob', 'cyd']) await db.insertInto('purses').values(purse(owner)).execute();
    const owners: string[] = [];
    for await (const row of db.selectFrom('purses').select('owner').orderBy('id').stream(2)) owners.push(row.owner);
    expect(owners).toEqual(['ann', 'bob', 'cyd']);
  });

  test('enforces foreign keys and refuses an undefined parameter', async () => {
    await expect(db.insertInto('notes').values({ purse_id: 9, text: null }).execute()).rejects.toThrow(/FOREIGN KEY/);
    await expect(sql`select ${undefined}`.execute(db)).rejects.toThrow(TypeError);
  });

  test('a read-only connection sees commits at once and cannot write', async () => {
    const reader = new Kysely<Tables>({ dialect: sqliteDialect(openSqlite(path, { readOnly: true })) });
    await db.insertInto('purses').values(purse('ann')).execute();
    expect(await reader.selectFrom('purses').select('owner').execute()).toHaveLength(1);
    await expect(reader.deleteFrom('purses').execute()).rejects.toThrow(/readonly/);
    await reader.destroy();
  });

  test('opens with the given settings: write-ahead log, and durable by default', () => {
    const pragma = (synchronous: 'full' | 'normal') => {
      const database = openSqlite(join(folder, `${synchronous}.sqlite`), { synchronous });
      const [mode, level] = ['journal_mode', 'synchronous'].map((name) => database.prepare(`pragma ${name}`).get());
      database.close();
      return { ...mode, ...level };
    };
    expect(pragma('full')).toEqual({ journal_mode: 'wal', synchronous: 2 });
    expect(pragma('normal')).toEqual({ journal_mode: 'wal', synchronous: 1 });
  });

  test('forgets the least recently used statement', () => {
    const database = openSqlite(':memory:');
    const cache = new StatementCache(database, 2);
    const first = cache.prepare('select 1');
    cache.prepare('select 2');
    expect(cache.prepare('select 1')).toBe(first);
    cache.prepare('select 3');
    expect(cache.size).toBe(2);
    expect(cache.prepare('select 1')).toBe(first);
    database.close();
  });
});

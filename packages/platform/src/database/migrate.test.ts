import { openSqlite, sqliteDialect } from '@candor/readmodel/sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInTexts } from '../content/seed/built-in-texts.ts';
import { columnTypes } from './engine.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { PlatformTables } from './tables.ts';

let db: Kysely<PlatformTables>;
beforeEach(() => {
  db = new Kysely<PlatformTables>({ dialect: sqliteDialect(openSqlite(':memory:')) });
});
afterEach(() => db.destroy());

test('migrations run once each, and a failed one leaves nothing and is run again', async () => {
  const broken = {
    area: 'later',
    number: 1,
    async up(tx: Kysely<any>) {
      await tx.schema.createTable('half_done').addColumn('id', 'integer').execute();
      throw new Error('the power went');
    },
  };
  await expect(migrate(db, 1, [...migrations, broken])).rejects.toThrow('the power went');
  await migrate(db, 2);
  const applied = await db.selectFrom('platform_migrations').selectAll().execute();
  expect(applied.map(({ applied_at_ms }) => applied_at_ms)).toEqual(migrations.map(() => 1));
  const tables = await db.introspection.getTables();
  expect(tables.map(({ name }) => name)).not.toContain('half_done');
});

test('columns have only types that SQLite and PostgreSQL both have', async () => {
  await migrate(db, 1);
  const types = new Set<string>();
  for (const { name } of await db.introspection.getTables()) {
    for (const type of await columnTypes(db, name)) types.add(type);
  }
  expect([...types].sort()).toEqual(['bigint', 'integer', 'text']);
});

test('texts of before there were versions are the first versions, known as ours only where nobody changed them', async () => {
  const at = migrations.findIndex(({ area, number }) => area === 'content' && number === 4);
  await migrate(db, 1, migrations.slice(0, at));
  const old = db as unknown as Kysely<any>;
  // Texts as they were shipped before there were versions; the English ones have been rewritten since.
  const { contact, privacy } = builtInTexts.vn.documents;
  const keys = ['contact', 'privacy'].map((document_key) => ({ document_key, updated_at_ms: 7 }));
  await old.insertInto('documents').values(keys).execute();
  const texts = [
    { document_key: 'privacy', lang: 'vn', ...privacy },
    { document_key: 'contact', lang: 'vn', ...contact, title: 'Ours' },
  ];
  await old.insertInto('document_texts').values(texts).execute();
  const answer = { answer_key: 'hello', lang: 'vn', title: 'Chào', text: 'Chào bạn' };
  await old.insertInto('canned_answers').values(answer).execute();
  await migrate(db, 2);
  const rows = await db.selectFrom('content_versions').selectAll().orderBy('item_key').execute();
  expect(rows.map(({ kind, item_key, author, from_ms }) => [kind, item_key, author, from_ms])).toEqual([
    ['page', 'contact', 'before versions', 7],
    ['answer', 'hello', 'before versions', 1],
    ['page', 'privacy', 'built-in', 7],
  ]);
  expect(JSON.parse(rows[1]?.content ?? '')).toEqual({ facts: {}, texts: { vn: { title: 'Chào', text: 'Chào bạn' } } });
  expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('documents');
});

import { openSqlite, sqliteDialect } from '@candor/readmodel/sqlite';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

import type { Kysely } from 'kysely';
import { type Migration, migrations } from './migrations.ts';
import type { PlatformTables } from './tables.ts';
import { inTransaction } from './in-transaction.ts';

/**
 * Brings the schema up to date. Migrations are numbered per area and recorded one by one; each runs in a transaction of
 * its own together with its record, so an interrupted start goes on where it stopped, and of two starts at once only
 * one runs each migration.
 */
export async function migrate(
  db: Kysely<PlatformTables>,
  nowMs: number,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await inTransaction(db, { lock: 'start' }, createRecords);
  for (const { area, number, up } of known) {
    await inTransaction(db, { lock: 'start' }, async (tx) => {
      const applied = await tx
        .selectFrom('platform_migrations')
        .select('number')
        .where('area', '=', area)
        .where('number', '=', number)
        .executeTakeFirst();
      if (applied !== undefined) return;
      await up(tx);
      await tx.insertInto('platform_migrations').values({ area, number, applied_at_ms: nowMs }).execute();
    });
  }
}

async function createRecords(tx: Kysely<PlatformTables>): Promise<void> {
  await tx.schema
    .createTable('platform_migrations')
    .ifNotExists()
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('applied_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('platform_migrations_pk', ['area', 'number'])
    .execute();
}

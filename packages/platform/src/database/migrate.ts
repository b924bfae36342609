import type { Kysely } from 'kysely';
import { type Migration, migrations } from './migrations.ts';
import type { PlatformTables } from './tables.ts';

/**
 * Brings the schema up to date. Migrations are numbered per area and recorded one by one; each runs in a transaction
 * of its own together with its record, so an interrupted start goes on where it stopped.
 */
export async function migrate(
  db: Kysely<PlatformTables>,
  nowMs: number,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await db.schema
    .createTable('platform_migrations')
    .ifNotExists()
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('applied_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('platform_migrations_pk', ['area', 'number'])
    .execute();
  const rows = await db.selectFrom('platform_migrations').select(['area', 'number']).execute();
  const applied = new Set(rows.map((row) => `${row.area} ${row.number}`));
  for (const { area, number, up } of known) {
    if (applied.has(`${area} ${number}`)) continue;
    await db.transaction().execute(async (tx) => {
      await up(tx);
      await tx.insertInto('platform_migrations').values({ area, number, applied_at_ms: nowMs }).execute();
    });
  }
}

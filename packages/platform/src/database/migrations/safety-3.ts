import type { Kysely } from 'kysely';

/** Guesses are counted by their origin; a device once used by its owner differs from a stranger's. */
export async function countGuessesByCaller(db: Kysely<any>): Promise<void> {
  await db.schema.dropTable('factor_tries').execute();
  await db.schema
    .createTable('factor_tries')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('since_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('factor_tries_pk', ['user_id', 'bucket'])
    .execute();
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_devices_pk', ['user_id', 'device_hash'])
    .execute();
}

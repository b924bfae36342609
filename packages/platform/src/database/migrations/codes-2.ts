import type { Kysely } from 'kysely';

/**
 * A code belongs to the device that requested it. Codes on their way end with the table they were in: they were good
 * for ten minutes, and another one is requested.
 */
export async function bindCodesToAskers(db: Kysely<any>): Promise<void> {
  await db.schema.dropTable('verification_codes').execute();
  await db.schema
    .createTable('verification_codes')
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('scene', 'text', (column) => column.notNull())
    .addColumn('asker', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('sent_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('verification_codes_pk', ['identity', 'scene', 'asker'])
    .execute();
  await db.schema.createIndex('verification_codes_sent').on('verification_codes').column('sent_at_ms').execute();
}

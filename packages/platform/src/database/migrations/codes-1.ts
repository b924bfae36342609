import type { Kysely } from 'kysely';

export async function createCodeTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('verification_codes')
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('scene', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .addColumn('sent_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('verification_codes_pk', ['identity', 'scene'])
    .execute();
  await db.schema.createIndex('verification_codes_sent').on('verification_codes').column('sent_at_ms').execute();
  await db.schema
    .createTable('code_sends')
    .addColumn('bucket', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('code_sends_pk', ['bucket', 'day'])
    .execute();
  await db.schema.createIndex('code_sends_day').on('code_sends').column('day').execute();
}

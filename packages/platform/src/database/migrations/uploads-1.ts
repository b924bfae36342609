import type { Kysely } from 'kysely';

export async function createUploadTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint')
    .execute();
  await db.schema.createIndex('uploads_expiry').on('uploads').column('expires_at_ms').execute();
  await db.schema.createIndex('uploads_owner').on('uploads').column('owner').execute();
  await db.schema
    .createTable('upload_days')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('files', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_days_pk', ['user_id', 'day'])
    .execute();
}

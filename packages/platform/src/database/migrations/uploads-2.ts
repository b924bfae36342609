import type { Kysely } from 'kysely';

/** The unpacked size of a user's pictures of a day. */
export async function createUploadPixels(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('upload_pixels')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('pixels', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_pixels_pk', ['user_id', 'day'])
    .execute();
}

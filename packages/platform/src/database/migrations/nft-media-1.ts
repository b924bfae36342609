import type { Kysely } from 'kysely';

/** Public media of works, by the hash of their bytes. */
export async function createNftMedia(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('nft_media')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('duration_ms', 'integer')
    .addColumn('thumbnail', 'text')
    .addColumn('poster', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}

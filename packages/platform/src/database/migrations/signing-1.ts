import type { Kysely } from 'kysely';

/** The key that documents are signed with, sealed. */
export async function createDocumentKeys(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('document_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
}

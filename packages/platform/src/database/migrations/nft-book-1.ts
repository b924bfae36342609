import type { Kysely } from 'kysely';

/** Artists, collections, descriptions of works and series, favourites, and read marks of orders. */
export async function createNftBookTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('nft_artists')
    .addColumn('account_id', 'integer', (column) => column.primaryKey())
    .addColumn('biographies', 'text', (column) => column.notNull())
    .addColumn('portrait', 'text')
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('nft_collections')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('nft_descriptions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('collection_id', 'integer')
    .addColumn('creator_uid', 'integer', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('nft_descriptions_by_collection')
    .on('nft_descriptions')
    .column('collection_id')
    .execute();
  await db.schema
    .createTable('nft_likes')
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('nft_likes_key', ['user_id', 'subject'])
    .execute();
  await db.schema.createIndex('nft_likes_by_subject').on('nft_likes').column('subject').execute();
  await db.schema
    .createTable('nft_order_reads')
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('order_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('nft_order_reads_key', ['user_id', 'order_id'])
    .execute();
}

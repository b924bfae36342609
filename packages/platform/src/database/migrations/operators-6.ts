import type { Kysely } from 'kysely';

/** The ends of what operators had asked for, told to them. */
export async function createOperatorNews(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'operator_news', next_id: 1 }).execute();
  await db.schema
    .createTable('operator_news')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('is_seen', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('operator_news_unseen')
    .on('operator_news')
    .columns(['operator', 'is_seen', 'id'])
    .execute();
}

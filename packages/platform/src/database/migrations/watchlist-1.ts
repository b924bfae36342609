import type { Kysely } from 'kysely';

export async function createWatchlistTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('watchlist')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('pair_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('watchlist_pk', ['user_id', 'pair_id'])
    .execute();
}

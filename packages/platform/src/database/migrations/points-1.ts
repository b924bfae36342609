import type { Kysely } from 'kysely';

/** The users whose second factor the exchange was told of. */
export async function createFactorNotes(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('factor_notes')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id'))
    .addColumn('told_at_ms', 'bigint', (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

/** The one secret that all seeds of the game are derived from, sealed. */
export async function createGameSecrets(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('game_secrets')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
}

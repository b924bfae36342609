import type { Kysely } from 'kysely';

/** The print of a place, which stays when its owner deletes it: one person's two accounts are found by it. */
export async function keepPlacePrints(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('destinations')
    .addColumn('place_print', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db
    .updateTable('destinations')
    .set(({ ref }) => ({ place_print: ref('fingerprint') }))
    .where('deleted_at_ms', 'is', null)
    .execute();
  await db.schema.createIndex('destinations_place').on('destinations').columns(['user_id', 'place_print']).execute();
}

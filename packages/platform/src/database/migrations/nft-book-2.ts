import type { Kysely } from 'kysely';

/** Numbers of collections go on behind the last one. */
export async function countNftCollections(db: Kysely<any>): Promise<void> {
  const { last } = await db
    .selectFrom('nft_collections')
    .select(({ fn }) => fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('id_counters')
    .values({ name: 'nft_collections', next_id: (last ?? 0) + 1 })
    .execute();
}

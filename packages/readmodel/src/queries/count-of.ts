import type { SelectQueryBuilder } from 'kysely';

/** The number of rows that a query finds, by walking them: for lists without stored counts. */
export async function countOf<DB, TB extends keyof DB>(matching: SelectQueryBuilder<DB, TB, unknown>): Promise<number> {
  const counted = await matching
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .$castTo<{ total: number | string }>()
    .executeTakeFirst();
  return Number(counted?.total ?? 0);
}

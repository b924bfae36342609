import type { Kysely } from 'kysely';

/** The grants of a practice installation to its users per day, in USDT atoms. */
export async function createPracticeDays(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('practice_days')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('atoms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('practice_days_pk', ['user_id', 'day'])
    .execute();
}

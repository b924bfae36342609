import type { Kysely } from 'kysely';

/** Sums by the day, the hour and the week: none of them names a person. */
export async function createInsightTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('part_days')
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('down', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('part_days_pk', ['day', 'part'])
    .execute();
  await db.schema
    .createTable('insight_marks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('figure_hours')
    .addColumn('hour', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('figure_hours_pk', ['hour', 'name'])
    .execute();
  await db.schema
    .createTable('use_days')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('use_days_pk', ['day', 'product'])
    .execute();
  await db.schema
    .createTable('cohort_weeks')
    .addColumn('cohort', 'integer', (column) => column.notNull())
    .addColumn('week', 'integer', (column) => column.notNull())
    .addColumn('users', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cohort_weeks_pk', ['cohort', 'week'])
    .execute();
}

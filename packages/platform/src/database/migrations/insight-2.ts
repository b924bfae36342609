import type { Kysely } from 'kysely';

/** The operators who asked for the daily report, with where it goes. */
export async function createReportReaders(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('report_readers')
    .addColumn('operator', 'text', (column) => column.primaryKey())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('sent_day', 'integer', (column) => column.notNull())
    .execute();
}

import type { Kysely } from 'kysely';

/** The facts about sales of tokens, by token and version, found by the hash that terms bind. */
export async function createProjectFacts(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('project_facts')
    .addColumn('token_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('is_demonstration', 'integer', (column) => column.notNull())
    .addColumn('published_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('project_facts_pk', ['token_id', 'version'])
    .execute();
  await db.schema.createIndex('project_facts_hash').on('project_facts').column('hash').execute();
}

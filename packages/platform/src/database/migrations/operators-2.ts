import type { Kysely } from 'kysely';
import { chained, chainStart, contentOf } from '../../operators/audit-chain.ts';

/** The chain over the audit; earlier records are its beginning. */
export async function chainAudit(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('audit_id', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  let seq = 0;
  let before = chainStart;
  for (const row of await db.selectFrom('operator_audit').selectAll().orderBy('id').execute()) {
    const { id, at_ms, operator, role, call, input, outcome } = row;
    const content = contentOf({ kind: 'kept', auditId: id, atMs: at_ms, operator, role, call, input, outcome });
    seq += 1;
    before = chained(before, content);
    await db.insertInto('audit_entries').values({ seq, audit_id: id, content, hash: before }).execute();
  }
  await db
    .insertInto('id_counters')
    .values({ name: 'audit_entries', next_id: seq + 1 })
    .execute();
}

import type { Kysely } from 'kysely';

/** Ways through the record of operators by what was called, what came of it, and when. */
export async function indexAudit(db: Kysely<any>): Promise<void> {
  await db.schema.createIndex('operator_audit_call').on('operator_audit').columns(['call', 'id']).execute();
  await db.schema.createIndex('operator_audit_outcome').on('operator_audit').columns(['outcome', 'id']).execute();
  await db.schema.createIndex('operator_audit_time').on('operator_audit').columns(['at_ms', 'id']).execute();
}

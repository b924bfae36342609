import type { Kysely, Selectable } from 'kysely';
import { openPlatformFile } from '../database/engine.ts';
import type { OperatorAuditRow, PlatformTables } from '../database/tables.ts';
import { type AuditEntry, auditBegun, chained, chainStart } from './audit-chain.ts';

/** The findings of a walk over the whole chain. */
export interface AuditReport {
  readonly entries: number;
  /** Of the last entry: a copy of it elsewhere reveals a truncated end. */
  readonly lastHash: string;
  /** The first few places that are not as they were written; empty: all is as it was. */
  readonly findings: readonly string[];
  /** True if the requested hash is in the chain. */
  readonly hasHash: boolean;
}

const pageSize = 1_000;
const findingsMax = 20;

/** The same of a file that no server has open. */
export async function openAudit(path: string, hash?: string): Promise<AuditReport> {
  const db = await openPlatformFile(path);
  try {
    return await verifyAudit(db, hash);
  } finally {
    await db.destroy();
  }
}

/** Walks the chain from its first entry, and compares every record with its entry in the chain. */
export async function verifyAudit(db: Kysely<PlatformTables>, hash?: string): Promise<AuditReport> {
  const findings: string[] = [];
  const note = (finding: string): void => {
    if (findings.length < findingsMax) findings.push(finding);
  };
  let before = chainStart;
  let sequence = 0;
  let records = 0;
  let told = 0;
  let hasHash = hash === undefined;
  const begun = new Set<number>();
  for (;;) {
    const page = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('seq', '>', sequence)
      .orderBy('seq')
      .limit(pageSize)
      .execute();
    if (page.length === 0) break;
    const ids = [...new Set(page.map(({ audit_id }) => audit_id))];
    const [rows, persons] = await Promise.all([rowsOf(db, ids), personsOf(db, ids)]);
    for (const { seq, audit_id, content, hash: stored } of page) {
      for (let missing = sequence + 1; missing < seq; missing++) note(`entry ${missing} is missing`);
      sequence = seq;
      if (chained(before, content) !== stored) note(`entry ${seq} was changed, or does not follow the one before it`);
      before = stored;
      hasHash ||= stored === hash;
      const entry = JSON.parse(content) as AuditEntry;
      if (entry.auditId !== audit_id) note(`entry ${seq} is filed under another record`);
      if (entry.kind !== 'ended') {
        records += 1;
        begun.add(entry.auditId);
      }
      const accountIds = entry.kind === 'kept' ? [] : (entry.accountIds ?? []);
      told += accountIds.length;
      if (accountIds.some((accountId) => !persons.has(`${entry.auditId} ${accountId}`))) {
        note(`record ${entry.auditId} is kept from a person whom it is about`);
      }
      for (const what of differences(entry, rows.get(entry.auditId))) note(`record ${entry.auditId} ${what}`);
      if (entry.kind !== 'begun') begun.delete(entry.auditId);
    }
  }
  for (const [auditId, row] of await rowsOf(db, [...begun])) {
    if (row.outcome !== auditBegun) note(`record ${auditId} has an outcome that the chain does not know`);
  }
  const { total } = await db
    .selectFrom('operator_audit')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const kept = await db
    .selectFrom('audit_persons')
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (kept.total > told) note(`${kept.total - told} records are told to persons whom the chain does not know`);
  if (total > records) note(`${total - records} records are not in the chain`);
  return { entries: sequence, lastHash: before, findings, hasHash };
}

function differences(entry: AuditEntry, row: Selectable<OperatorAuditRow> | undefined): string[] {
  if (row === undefined) return ['is missing'];
  const found: string[] = [];
  if (entry.kind !== 'ended') {
    for (const name of ['operator', 'role', 'call', 'input'] as const) {
      if (row[name] !== entry[name]) found.push(`has another ${name}`);
    }
    if (row.at_ms !== entry.atMs) found.push('has another time');
  }
  if (entry.kind !== 'begun' && row.outcome !== entry.outcome) found.push('has another outcome');
  return found;
}

async function personsOf(db: Kysely<PlatformTables>, ids: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('audit_persons')
    .select(['audit_id', 'account_id'])
    .where('audit_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ audit_id, account_id }) => `${audit_id} ${account_id}`));
}

async function rowsOf(
  db: Kysely<PlatformTables>,
  ids: readonly number[],
): Promise<Map<number, Selectable<OperatorAuditRow>>> {
  const found = new Map<number, Selectable<OperatorAuditRow>>();
  for (let at = 0; at < ids.length; at += pageSize) {
    const rows = await db
      .selectFrom('operator_audit')
      .selectAll()
      .where('id', 'in', ids.slice(at, at + pageSize))
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}

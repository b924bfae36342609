import type { OperatorRole } from '@candor/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Page } from '../content/articles.ts';
import type { OperatorAuditRow, PlatformTables } from '../database/tables.ts';
import type { Operator } from './operators.ts';

/** One call of an operator. */
export interface AuditRecord extends Operator {
  readonly auditId: number;
  readonly atMs: number;
  /** Method and path. */
  readonly call: string;
  /** What was sent, as JSON. */
  readonly input: string;
  /** "begun" until it is answered; then "ok", or the code it was refused with. */
  readonly outcome: string;
}

export interface AuditQuery {
  readonly operator?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** What an outcome is before the call is answered, and for ever when the process ended in between. */
export const auditBegun = 'begun';

/**
 * What operators did. A call is written down before it is carried out and its outcome afterwards, so that nothing happens
 * without a record. Rows are never deleted.
 */
export class AuditLog {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Writes a call down and gives its number. */
  async begin({ name, role }: Operator, call: string, input: string): Promise<number> {
    return this.#db.transaction().execute(async (tx) => {
      const { next_id } = await tx
        .updateTable('id_counters')
        .set((row) => ({ next_id: row('next_id', '+', 1) }))
        .where('name', '=', 'operator_audit')
        .returning('next_id')
        .executeTakeFirstOrThrow();
      const id = next_id - 1;
      await tx
        .insertInto('operator_audit')
        .values({ id, at_ms: this.#clock(), operator: name, role, call, input, outcome: auditBegun })
        .execute();
      return id;
    });
  }

  async finish(auditId: number, outcome: string): Promise<void> {
    await this.#db.updateTable('operator_audit').set({ outcome }).where('id', '=', auditId).execute();
  }

  /** Newest first. */
  async list({ operator, page, limit }: AuditQuery): Promise<Page<AuditRecord>> {
    const matching = this.#db
      .selectFrom('operator_audit')
      .$if(operator !== undefined, (query) => query.where('operator', '=', operator as string));
    const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await matching
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { rows: rows.map(asRecord), total };
  }
}

function asRecord(row: Selectable<OperatorAuditRow>): AuditRecord {
  const { id, at_ms, operator, role, call, input, outcome } = row;
  return { auditId: id, atMs: at_ms, name: operator, role: role as OperatorRole, call, input, outcome };
}

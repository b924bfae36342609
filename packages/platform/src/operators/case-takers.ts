import type { CaseKind } from '@candor/api';
import { dayMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';

interface CaseTaker {
  readonly kind: CaseKind;
  readonly caseId: string;
  readonly operator: string;
  readonly atMs: number;
}

/** No case waits for so long. */
const keptMs = 90 * dayMs;

/** The operators who have taken cases of the queue. It decides nothing: others may still decide the case. */
export class CaseTakers {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Without an operator the case is nobody's again. */
  async take({ kind, caseId, operator }: Omit<CaseTaker, 'atMs'>): Promise<void> {
    const atMs = this.#clock();
    const row = { kind, case_id: caseId, operator, at_ms: atMs };
    await inTransaction(this.#db, { lock: 'none' }, async (tx) => {
      await tx
        .deleteFrom('case_takers')
        .where('at_ms', '<', atMs - keptMs)
        .execute();
      await tx
        .insertInto('case_takers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['kind', 'case_id']).doUpdateSet(row))
        .execute();
    });
  }

  async all(): Promise<readonly CaseTaker[]> {
    const rows = await this.#db.selectFrom('case_takers').selectAll().where('operator', '!=', '').execute();
    return rows.map(({ kind, case_id, operator, at_ms }) => ({
      kind: kind as CaseKind,
      caseId: case_id,
      operator,
      atMs: at_ms,
    }));
  }
}

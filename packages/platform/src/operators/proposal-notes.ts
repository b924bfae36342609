import type { Kysely } from 'kysely';
import { takeNumber } from '../database/take-number.ts';
import type { PlatformTables } from '../database/tables.ts';
import { inTransaction } from '../database/in-transaction.ts';

type ProposalNoteKind = 'proposed' | 'comment' | 'confirmed' | 'refused';

export interface ProposalNote {
  readonly proposalId: number;
  readonly operator: string;
  readonly atMs: number;
  readonly kind: ProposalNoteKind;
  readonly text: string;
}

/** The words about proposals, which are the exchange's: it knows names and values, and no reasons. */
export class ProposalNotes {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async add({ proposalId, operator, kind, text }: Omit<ProposalNote, 'atMs'>): Promise<void> {
    await inTransaction(this.#db, { lock: 'none' }, async (tx) => {
      const id = await takeNumber(tx, 'proposal_notes');
      await tx
        .insertInto('proposal_notes')
        .values({ id, proposal_id: proposalId, operator, at_ms: this.#clock(), kind, text })
        .execute();
    });
  }

  /** Oldest first. */
  async of(proposalIds: readonly number[]): Promise<readonly ProposalNote[]> {
    if (proposalIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom('proposal_notes')
      .selectAll()
      .where('proposal_id', 'in', [...proposalIds])
      .orderBy('id')
      .execute();
    return rows.map(({ proposal_id, operator, at_ms, kind, text }) => ({
      proposalId: proposal_id,
      operator,
      atMs: at_ms,
      kind: kind as ProposalNoteKind,
      text,
    }));
  }
}

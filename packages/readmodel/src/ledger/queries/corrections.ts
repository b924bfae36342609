import type { AccountId, AssetId, ProposalId } from '@candor/exchange';
import type { CorrectionReason } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { newestFirst, type Page, type PageRequest } from '../../queries/page.ts';

/** One correction of a balance: what moved, what it corrects, and the two operators. */
export interface Correction {
  readonly proposalId: ProposalId;
  readonly fromAccountId: AccountId;
  readonly toAccountId: AccountId;
  readonly assetId: AssetId;
  readonly amount: Atoms;
  /** Sequence of the record that was wrong. */
  readonly corrects: number;
  readonly reason: CorrectionReason;
  /** Proposer, then confirmer. */
  readonly operators: readonly string[];
  readonly sequence: number;
  readonly atMs: number;
}

/** All corrections, newest first. They are few. */
export async function corrections(db: ReadDatabase, request: PageRequest): Promise<Page<Correction>> {
  const all = db.selectFrom('corrections');
  const rows = await all.selectAll().$call(newestFirst(request)).execute();
  return {
    rows: rows.map((row) => ({
      proposalId: row.proposal_id as ProposalId,
      fromAccountId: row.from_account_id,
      toAccountId: row.to_account_id,
      assetId: row.asset_id,
      amount: atomsOf(row.amount_atoms),
      corrects: row.corrects,
      reason: row.reason,
      operators: JSON.parse(row.operators) as string[],
      sequence: row.sequence,
      atMs: row.at_ms,
    })),
    total: await countOf(all),
  };
}

import type { AccountId, CopyMode, CopyPairChoice, CopyStopReason, PairId } from '@candor/exchange';
import type { Atoms, Ppm } from '@candor/money';
import { amountOrNull, atomsOf, withoutNulls } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import type { AccountListRequest } from '../../transfer/queries/transfers.ts';
import { followsList } from '../lists.ts';

/** One follow from begin to end, as it was last set. */
interface FollowRecord {
  readonly traderId: AccountId;
  readonly mode: CopyMode;
  /** Hundredths: of the trader's size, of a lot, or of the size in proportion. */
  readonly size: number;
  /** Of the profit, fixed when it began. */
  readonly share: Ppm;
  readonly marginMax?: Atoms;
  readonly pairMarginMax?: Atoms;
  readonly dailyLossMax?: Atoms;
  readonly slippage: Ppm;
  readonly pairs: CopyPairChoice;
  readonly pairIds: readonly PairId[];
  /** Total limits, and the one that ended it with the result then. */
  readonly lossMax?: Atoms;
  readonly profitMin?: Atoms;
  readonly stopReason?: CopyStopReason;
  readonly stopResult?: Atoms;
  readonly begunAtMs: number;
  readonly changedAtMs: number;
  /** Absent while it runs. */
  readonly endedAtMs?: number;
  /** With this trader in all, over all follows. */
  readonly results: FollowResults;
}

interface FollowResults {
  /** Trades of the trader, by their outcome. */
  readonly copied: number;
  readonly partial: number;
  readonly skipped: number;
  /** Copied tickets that were closed, and those of them above zero after fees and overnight fees. */
  readonly copiesClosed: number;
  readonly copiesWon: number;
  /** Fees and overnight fees included. */
  readonly realised: Atoms;
  /** Paid to the trader. */
  readonly shared: Atoms;
}

/** Whom an account follows and followed, the last begun first. */
export async function follows(db: ReadDatabase, request: AccountListRequest): Promise<Page<FollowRecord>> {
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('follows')
    .leftJoin('follow_results as result', (join) =>
      join.onRef('result.account_id', '=', 'follows.account_id').onRef('result.trader_id', '=', 'follows.trader_id'),
    )
    .selectAll('follows')
    .select(['result.copied', 'result.partial', 'result.skipped', 'result.copies_closed', 'result.copies_won'])
    .select(['result.realised_atoms', 'result.shared_atoms'])
    .where('follows.account_id', '=', request.accountId)
    .orderBy('follows.sequence', 'desc')
    .orderBy('follows.trader_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map((row) => ({
      traderId: row.trader_id,
      mode: row.mode,
      size: row.size,
      share: row.share_ppm,
      slippage: row.slippage_ppm,
      pairs: row.pairs,
      pairIds: row.pair_ids === '' ? [] : row.pair_ids.split(',').map((id) => Number(id) as PairId),
      begunAtMs: row.begun_at_ms,
      changedAtMs: row.changed_at_ms,
      results: {
        copied: row.copied ?? 0,
        partial: row.partial ?? 0,
        skipped: row.skipped ?? 0,
        copiesClosed: row.copies_closed ?? 0,
        copiesWon: row.copies_won ?? 0,
        realised: atomsOf(row.realised_atoms ?? '0'),
        shared: atomsOf(row.shared_atoms ?? '0'),
      },
      ...withoutNulls({
        marginMax: amountOrNull(row.margin_max_atoms),
        pairMarginMax: amountOrNull(row.pair_margin_max_atoms),
        dailyLossMax: amountOrNull(row.daily_loss_max_atoms),
        lossMax: amountOrNull(row.loss_max_atoms),
        profitMin: amountOrNull(row.profit_min_atoms),
        stopReason: row.stop_reason,
        stopResult: amountOrNull(row.stop_result_atoms),
        endedAtMs: row.ended_at_ms,
      }),
    })),
    total: await listTotal(db, followsList, request.accountId),
  };
}

import type { AccountId, CopyReason, CopyResult, Direction, Lots, PairId, TicketId } from '@candor/exchange';
import { copyResults } from '@candor/exchange';
import type { Price } from '@candor/money';
import { withoutNulls } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { newestFirst, type Page, type PageRequest } from '../../queries/page.ts';
import { copiesList } from '../lists.ts';

interface CopyFeedRequest extends PageRequest {
  /** The follower. */
  readonly accountId: AccountId;
  readonly traderId?: AccountId | undefined;
  /** Only these; all when absent. */
  readonly results?: readonly CopyResult[] | undefined;
}

/** The outcome of one trade of a trader for one follower. */
export interface CopyFeedEntry {
  readonly traderId: AccountId;
  readonly traderTicketId: TicketId;
  readonly pairId: PairId;
  readonly direction: Direction;
  readonly traderLots: Lots;
  /** The size of the follow, before caps. */
  readonly wantedLots: Lots;
  /** The size opened; 0 when it was skipped. */
  readonly lots: Lots;
  readonly price: Price;
  readonly result: CopyResult;
  /** The reason that it was skipped or made smaller. */
  readonly reason?: CopyReason;
  readonly ticketId?: TicketId;
  readonly atMs: number;
}

/** A follower's feed of copied, partly copied and skipped trades, newest first. */
export async function copyFeed(db: ReadDatabase, request: CopyFeedRequest): Promise<Page<CopyFeedEntry>> {
  const { accountId, traderId, results } = request;
  const rows = await db
    .selectFrom('copies')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(traderId !== undefined, (query) => query.where('trader_id', '=', traderId as AccountId))
    .$if(results !== undefined, (query) => query.where('result', 'in', results as readonly CopyResult[]))
    .$call(newestFirst(request))
    .execute();
  return {
    rows: rows.map((row) => ({
      traderId: row.trader_id,
      traderTicketId: row.trader_ticket_id,
      pairId: row.pair_id,
      direction: row.direction,
      traderLots: row.trader_lots,
      wantedLots: row.wanted_lots,
      lots: row.lots,
      price: row.price,
      result: row.result,
      atMs: row.at_ms,
      ...withoutNulls({ reason: row.reason, ticketId: row.ticket_id }),
    })),
    total: await total(),
  };

  /** The outcomes of following one trader are counted beside the follow. */
  async function total(): Promise<number> {
    if (traderId === undefined) return listTotal(db, copiesList, accountId, { kinds: results });
    const counts = await db
      .selectFrom('follow_results')
      .select(['copied', 'partial', 'skipped'])
      .where('account_id', '=', accountId)
      .where('trader_id', '=', traderId)
      .executeTakeFirst();
    return (results ?? copyResults).reduce((sum, result) => sum + (counts?.[result] ?? 0), 0);
  }
}

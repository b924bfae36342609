import { type AccountId, traderStatuses } from '@candor/exchange';
import { isLeading } from '@candor/exchange/rules';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type TraderRecord, traderRecord, tradersWithMarks } from '../trader-record.ts';

const over = traderStatuses.filter((status) => !isLeading(status));

/** Traders who have applied, can be followed or are suspended, the newest account first. */
export async function liveTraders(
  db: ReadDatabase,
  request: Omit<LiveRequest, 'subjectId'>,
): Promise<Page<TraderRecord>> {
  const { accountId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await tradersWithMarks(db)
    .where('traders.trader_id', '>', 0 as AccountId)
    .where('traders.status', 'not in', over)
    .$if(accountId !== undefined, (query) => query.where('traders.trader_id', '=', accountId as AccountId))
    .orderBy('traders.trader_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = db
    .selectFrom('traders')
    .where('trader_id', '>', 0 as AccountId)
    .where('status', 'not in', over)
    .$if(accountId !== undefined, (query) => query.where('trader_id', '=', accountId as AccountId));
  return { rows: rows.map(traderRecord), total: await countOf(counted) };
}

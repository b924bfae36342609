import type { TraderStatus } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type TraderRecord, traderRecord, tradersWithMarks } from '../trader-record.ts';

/** `followersResult`: the result of followers, best first. */
type TraderSort = 'followersResult' | 'followers' | 'newest';

const sortColumns = {
  followersResult: 'traders.followers_result_rank',
  followers: 'traders.followers',
  newest: 'traders.applied_at_ms',
} as const satisfies Record<TraderSort, string>;

interface TradersRequest extends PageRequest {
  /** Those that can be followed when absent. */
  readonly statuses?: readonly TraderStatus[] | undefined;
  /** `followersResult` when absent. */
  readonly sort?: TraderSort | undefined;
}

/** Traders with their figures from facts. */
export async function traders(db: ReadDatabase, request: TradersRequest): Promise<Page<TraderRecord>> {
  const { statuses = ['followable'], sort = 'followersResult' } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await tradersWithMarks(db)
    .where('traders.status', 'in', statuses)
    .orderBy(sortColumns[sort], 'desc')
    .orderBy('traders.trader_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const total = await countOf(db.selectFrom('traders').where('status', 'in', statuses));
  return { rows: rows.map(traderRecord), total };
}

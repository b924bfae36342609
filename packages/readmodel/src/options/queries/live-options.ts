import type { AccountId, PairId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type OptionRecord, optionRecord } from '../option-record.ts';

/** Everybody's timed options that are not settled, the last bought first. */
export async function liveOptions(db: ReadDatabase, request: LiveRequest): Promise<Page<OptionRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('options')
    .where('settled_at_ms', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as AccountId))
    .$if(subjectId !== undefined, (query) => query.where('pair_id', '=', subjectId as PairId));
  const rows = await live.selectAll().orderBy('option_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(optionRecord), total: await countOf(live) };
}

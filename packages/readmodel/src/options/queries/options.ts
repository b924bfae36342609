import type { AccountId, PairId } from '@candor/exchange';
import type { OptionStatus } from '../tables/options.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type OptionRecord, optionRecord } from '../option-record.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { optionsList } from '../lists.ts';

interface OptionsRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly pairId?: PairId | undefined;
  /** Only these; all when absent. */
  readonly statuses?: readonly OptionStatus[] | undefined;
}

/** An account's timed options, the last bought first. */
export async function options(db: ReadDatabase, request: OptionsRequest): Promise<Page<OptionRecord>> {
  const { accountId, pairId, statuses } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('options')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(pairId !== undefined, (query) => query.where('pair_id', '=', pairId as PairId))
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses as readonly OptionStatus[]))
    .orderBy('option_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map(optionRecord),
    total: await listTotal(db, optionsList, accountId, { pairId, kinds: statuses }),
  };
}

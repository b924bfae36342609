import type { AccountId, PairId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type TicketRecord, ticketRecord } from '../ticket-record.ts';

/** Everybody's contract tickets that are pending or open, the last ordered first. */
export async function liveTickets(db: ReadDatabase, request: LiveRequest): Promise<Page<TicketRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('tickets')
    .where('ended_at_ms', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as AccountId))
    .$if(subjectId !== undefined, (query) => query.where('pair_id', '=', subjectId as PairId));
  const rows = await live.selectAll().orderBy('ticket_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(ticketRecord), total: await countOf(live) };
}

import type { AccountId, Direction, PairId, TicketStatus } from '@candor/exchange';
import { countOf } from '../queries/count-of.ts';
import type { ReadDatabase } from '../queries/database.ts';
import { listTotal } from '../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../queries/page.ts';
import { type TicketRecord, ticketRecord } from './ticket-record.ts';
import { ticketsList } from './lists.ts';

interface TicketPageRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly statuses?: readonly TicketStatus[] | undefined;
  readonly pairId?: PairId | undefined;
  readonly direction?: Direction | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
}

/** One page of an account's tickets, the last first by the time that `time` names; tickets without that time are left out. */
export async function ticketPage(
  db: ReadDatabase,
  time: 'ordered_at_ms' | 'ended_at_ms',
  request: TicketPageRequest,
): Promise<Page<TicketRecord>> {
  const { accountId, statuses, pairId, direction, fromMs, toMs } = request;
  const { limit, offset } = rangeOf(request);
  const matching = db
    .selectFrom('tickets')
    .where('account_id', '=', accountId)
    .where(time, 'is not', null)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses as readonly TicketStatus[]))
    .$if(pairId !== undefined, (query) => query.where('pair_id', '=', pairId as PairId))
    .$if(direction !== undefined, (query) => query.where('direction', '=', direction as Direction))
    .$if(fromMs !== undefined, (query) => query.where(time, '>=', fromMs as number))
    .$if(toMs !== undefined, (query) => query.where(time, '<', toMs as number));
  const rows = await matching
    .selectAll()
    .orderBy(time, 'desc')
    .orderBy('ticket_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  // Counts are not kept by time: with bounds, the rows between them are walked.
  const isBounded = fromMs !== undefined || toMs !== undefined;
  const kept = { pairId, side: direction, kinds: statuses };
  const total = isBounded ? await countOf(matching) : await listTotal(db, ticketsList, accountId, kept);
  return { rows: rows.map(ticketRecord), total };
}

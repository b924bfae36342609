import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type TicketRecord, ticketRecord } from '../../contract/ticket-record.ts';

interface TraderTicketsRequest extends PageRequest {
  readonly traderId: AccountId;
}

/** The closed tickets of which a trader's record is made, the last closed first. */
export async function traderTickets(db: ReadDatabase, request: TraderTicketsRequest): Promise<Page<TicketRecord>> {
  const { traderId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('tickets')
    .selectAll()
    .where('account_id', '=', traderId)
    .where('record_closed_at_ms', 'is not', null)
    .orderBy('record_closed_at_ms', 'desc')
    .orderBy('ticket_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const trader = await db
    .selectFrom('traders')
    .select('closed_trades')
    .where('trader_id', '=', traderId)
    .executeTakeFirst();
  return { rows: rows.map(ticketRecord), total: trader?.closed_trades ?? 0 };
}

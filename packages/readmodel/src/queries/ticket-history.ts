import type { AccountId, Direction, PairId } from '@candor/exchange';
import type { ReadDatabase } from './database.ts';
import { listTotal } from './list-total.ts';
import { type Page, type PageRequest, rangeOf } from './page.ts';
import { type TicketRecord, ticketRecord } from './ticket-record.ts';

export type EndedTicketStatus = 'closed' | 'cancelled';

const endedStatuses: readonly EndedTicketStatus[] = ['closed', 'cancelled'];

export interface TicketHistoryRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Both when absent. */
  readonly statuses?: readonly EndedTicketStatus[] | undefined;
  readonly pairId?: PairId | undefined;
  readonly direction?: Direction | undefined;
  /** Ended at or after. */
  readonly fromMs?: number | undefined;
  /** Ended before. */
  readonly toMs?: number | undefined;
}

/** An account's contract tickets that have ended, the last ended first. */
export async function ticketHistory(db: ReadDatabase, request: TicketHistoryRequest): Promise<Page<TicketRecord>> {
  const { accountId, statuses, pairId, direction, fromMs, toMs } = request;
  const { limit, offset } = rangeOf(request);
  const matching = db
    .selectFrom('tickets')
    .where('account_id', '=', accountId)
    .where('ended_at_ms', 'is not', null)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses as readonly EndedTicketStatus[]))
    .$if(pairId !== undefined, (query) => query.where('pair_id', '=', pairId as PairId))
    .$if(direction !== undefined, (query) => query.where('direction', '=', direction as Direction))
    .$if(fromMs !== undefined, (query) => query.where('ended_at_ms', '>=', fromMs as number))
    .$if(toMs !== undefined, (query) => query.where('ended_at_ms', '<', toMs as number));
  const rows = await matching
    .selectAll()
    .orderBy('ended_at_ms', 'desc')
    .orderBy('ticket_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(ticketRecord), total: await total() };

  /** Counts are not kept by time: with bounds, the rows between them are walked. */
  async function total(): Promise<number> {
    if (fromMs === undefined && toMs === undefined) {
      return listTotal(db, 'tickets', accountId, { pairId, side: direction, kinds: statuses ?? endedStatuses });
    }
    const counted = await matching.select((eb) => eb.fn.countAll<number | string>().as('total')).executeTakeFirst();
    return Number(counted?.total ?? 0);
  }
}

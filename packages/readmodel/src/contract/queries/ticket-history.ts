import type { AccountId, Direction, PairId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import type { Page, PageRequest } from '../../queries/page.ts';
import { ticketPage } from '../ticket-page.ts';
import type { TicketRecord } from '../ticket-record.ts';

type EndedTicketStatus = 'closed' | 'cancelled';

const endedStatuses: readonly EndedTicketStatus[] = ['closed', 'cancelled'];

interface TicketHistoryRequest extends PageRequest {
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
export function ticketHistory(db: ReadDatabase, request: TicketHistoryRequest): Promise<Page<TicketRecord>> {
  return ticketPage(db, 'ended_at_ms', { ...request, statuses: request.statuses ?? endedStatuses });
}

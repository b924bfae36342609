import type { AccountId, Direction, PairId, TicketStatus } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import type { Page, PageRequest } from '../../queries/page.ts';
import { ticketPage } from '../ticket-page.ts';
import type { TicketRecord } from '../ticket-record.ts';

interface TicketsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only these; all when absent. */
  readonly statuses?: readonly TicketStatus[] | undefined;
  readonly pairId?: PairId | undefined;
  readonly direction?: Direction | undefined;
  /** Ordered at or after. */
  readonly fromMs?: number | undefined;
  /** Ordered before. */
  readonly toMs?: number | undefined;
}

/** An account's contract tickets, live and ended, the last ordered first. */
export function tickets(db: ReadDatabase, request: TicketsRequest): Promise<Page<TicketRecord>> {
  return ticketPage(db, 'ordered_at_ms', request);
}

import type { AccountId, TicketId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { recordMaker, type RecordOf } from '../../schema/fields.ts';
import { keptCloseFields } from '../tables/tickets.ts';
import { type TicketRecord, ticketRecord } from '../ticket-record.ts';

interface TicketRequest {
  readonly accountId: AccountId;
  readonly ticketId: TicketId;
}

/** One close of a ticket or of a part of it. The figures are those of this close. */
export interface TicketClose extends RecordOf<typeof keptCloseFields> {
  readonly atMs: number;
}

const closeRecord = recordMaker(keptCloseFields);

interface TicketDetail extends TicketRecord {
  /** Oldest first. */
  readonly closes: readonly TicketClose[];
}

/** One ticket with all its closes; absent when there is none of this number or it belongs to another user. */
export async function ticketById(
  db: ReadDatabase,
  { accountId, ticketId }: TicketRequest,
): Promise<TicketDetail | undefined> {
  const row = await db
    .selectFrom('tickets')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { ...ticketRecord(row), closes: await closesOf(db, ticketId) };
}

async function closesOf(db: ReadDatabase, ticketId: TicketId): Promise<readonly TicketClose[]> {
  const rows = await db
    .selectFrom('ticket_closes')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('sequence')
    .orderBy('event_index')
    .execute();
  return rows.map((row) => ({ ...closeRecord(row), atMs: row.at_ms }));
}

import type { AccountId, Lots, TicketCloseReason, TicketId } from '@candor/exchange';
import type { Atoms, Price } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type TicketRecord, ticketRecord } from '../ticket-record.ts';

interface TicketRequest {
  readonly accountId: AccountId;
  readonly ticketId: TicketId;
}

/** One close of a ticket or of a part of it. The figures are those of this close. */
export interface TicketClose {
  readonly lots: Lots;
  /** Still open after it. */
  readonly lotsLeft: Lots;
  readonly price: Price;
  readonly markPrice: Price;
  readonly gridIndex: number;
  readonly reason: TicketCloseReason;
  readonly notional: Atoms;
  /** From prices alone; below zero is a loss. */
  readonly profit: Atoms;
  readonly fee: Atoms;
  /** Margin given back, and what still stands behind the ticket. */
  readonly released: Atoms;
  readonly marginLeft: Atoms;
  /** Profit that had been paid out before against this part. */
  readonly settledBefore: Atoms;
  /** Of a loss: what the account could not pay. */
  readonly deficit: Atoms;
  /** Of a profit: what the house could not pay. */
  readonly shortfall: Atoms;
  readonly atMs: number;
}

interface TicketDetail extends TicketRecord {
  /** Oldest first. */
  readonly closes: readonly TicketClose[];
}

/** One ticket with all its closes; absent when there is none of this number or it is somebody else's. */
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
  return rows.map((row) => ({
    lots: row.lots,
    lotsLeft: row.lots_left,
    price: row.price,
    markPrice: row.mark_price,
    gridIndex: row.grid_index,
    reason: row.reason,
    notional: atomsOf(row.notional_atoms),
    profit: atomsOf(row.profit_atoms),
    fee: atomsOf(row.fee_atoms),
    released: atomsOf(row.margin_released_atoms),
    marginLeft: atomsOf(row.margin_left_atoms),
    settledBefore: atomsOf(row.settled_before_atoms),
    deficit: atomsOf(row.deficit_atoms),
    shortfall: atomsOf(row.shortfall_atoms),
    atMs: row.at_ms,
  }));
}

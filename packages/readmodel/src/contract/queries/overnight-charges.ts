import type { AccountId, PairId, TicketId } from '@candor/exchange';
import type { Atoms, Ppm } from '@candor/money';
import { dayMs } from '../../market/periods.ts';
import { atomsOf } from '../../queries/amounts.ts';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { newestFirst, type Page, type PageRequest } from '../../queries/page.ts';

interface OvernightChargesRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly ticketId?: TicketId | undefined;
}

/** The cost of one night for one ticket. */
interface OvernightCharge {
  readonly ticketId: TicketId;
  readonly pairId: PairId;
  /** 00:00 UTC of the day that begins with it. */
  readonly dayStartMs: number;
  /** At the mark of that moment. */
  readonly notional: Atoms;
  /** Per year. */
  readonly rate: Ppm;
  readonly fee: Atoms;
  /** The margin of the ticket afterwards. */
  readonly margin: Atoms;
  readonly atMs: number;
}

/** Overnight fees of an account or of one of its tickets, newest first. */
export async function overnightCharges(
  db: ReadDatabase,
  request: OvernightChargesRequest,
): Promise<Page<OvernightCharge>> {
  const { accountId, ticketId } = request;
  const matching = db
    .selectFrom('overnight_charges')
    .where('account_id', '=', accountId)
    .$if(ticketId !== undefined, (query) => query.where('ticket_id', '=', ticketId as TicketId));
  const rows = await matching.selectAll().$call(newestFirst(request)).execute();
  return {
    rows: rows.map((row) => ({
      ticketId: row.ticket_id,
      pairId: row.pair_id,
      dayStartMs: row.day * dayMs,
      notional: atomsOf(row.notional_atoms),
      rate: row.rate_ppm,
      fee: atomsOf(row.fee_atoms),
      margin: atomsOf(row.margin_atoms),
      atMs: row.at_ms,
    })),
    total: await total(),
  };

  /** Counts are not kept by ticket: its nights are walked. */
  async function total(): Promise<number> {
    if (ticketId === undefined) return listTotal(db, 'overnight_charges', accountId);
    return countOf(matching);
  }
}

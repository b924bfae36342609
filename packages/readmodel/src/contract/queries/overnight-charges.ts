import type { AccountId, TicketId } from '@candor/exchange';
import { overnightChargeFields, pick } from '@candor/exchange/rules';
import { dayMs } from '../../market/periods.ts';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { recordMaker, type RecordOf } from '../../schema/fields.ts';
import { newestFirst, type Page, type PageRequest } from '../../queries/page.ts';
import { overnightChargesList } from '../lists.ts';

interface OvernightChargesRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly ticketId?: TicketId | undefined;
}

/** The fee of one night for one ticket. */
interface OvernightCharge extends RecordOf<typeof shownFields> {
  /** 00:00 UTC of the day that begins with it. */
  readonly dayStartMs: number;
  readonly atMs: number;
}

const shownFields = pick(overnightChargeFields, 'ticketId', 'pairId', 'notional', 'rate', 'fee', 'margin');
const chargeRecord = recordMaker(shownFields);

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
    rows: rows.map((row) => ({ ...chargeRecord(row), dayStartMs: row.day * dayMs, atMs: row.at_ms })),
    total: await total(),
  };

  /** Counts are not kept by ticket: its nights are walked. */
  async function total(): Promise<number> {
    if (ticketId === undefined) return listTotal(db, overnightChargesList, accountId);
    return countOf(matching);
  }
}

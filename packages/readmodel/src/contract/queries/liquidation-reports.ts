import type { AccountId, TicketId } from '@candor/exchange';
import { liquidationFoundFields, liquidationResultFields, reportedTicketFields } from '@candor/exchange/rules';
import type { Selectable } from 'kysely';
import { recordMaker, type RecordOf } from '../../schema/fields.ts';
import type { ReadSchema } from '../../schema/index.ts';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { newestFirst, type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { liquidationsList } from '../lists.ts';

interface LiquidationReportsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only reports that had this ticket among theirs. */
  readonly ticketId?: TicketId | undefined;
}

interface ReportedTicket extends RecordOf<typeof reportedTicketFields> {
  /** False: the account was safe again before its turn came. */
  readonly isClosed: boolean;
}

const reportFields = { ...liquidationFoundFields, ...liquidationResultFields } as const;

/** One liquidation of an account (cross) or of a ticket (isolated): as it was found, and how it went. */
export interface LiquidationReport extends RecordOf<typeof reportFields> {
  readonly tickets: readonly ReportedTicket[];
  /** Sequence in the journal of the command that caused it. */
  readonly sequence: number;
  readonly atMs: number;
}

const reportRecord = recordMaker(reportFields);
const ticketRecord = recordMaker(reportedTicketFields);

type ReportRow = Selectable<ReadSchema['liquidations']>;
type TicketRow = Selectable<ReadSchema['liquidated_tickets']>;

/** Liquidations of an account, newest first. */
export async function liquidationReports(
  db: ReadDatabase,
  request: LiquidationReportsRequest,
): Promise<Page<LiquidationReport>> {
  const { accountId, ticketId } = request;
  const { rows, total } =
    ticketId === undefined ? await ofAccount(db, request) : await ofTicket(db, { ...request, ticketId });
  const sequences = [...new Set(rows.map(({ sequence }) => sequence))];
  const tickets = sequences.length === 0 ? [] : await ticketsOf(db, sequences);
  return {
    rows: rows.map((row) =>
      reportOf(
        row,
        tickets.filter((each) => each.sequence === row.sequence && each.event_index === row.event_index),
      ),
    ),
    total: total ?? (await listTotal(db, liquidationsList, accountId)),
  };
}

interface FoundReports {
  readonly rows: readonly ReportRow[];
  /** Absent: as many as are counted of the account. */
  readonly total?: number;
}

async function ofAccount(db: ReadDatabase, request: LiquidationReportsRequest): Promise<FoundReports> {
  const rows = await db
    .selectFrom('liquidations')
    .selectAll()
    .where('account_id', '=', request.accountId)
    .$call(newestFirst(request))
    .execute();
  return { rows };
}

async function ofTicket(
  db: ReadDatabase,
  request: LiquidationReportsRequest & { readonly ticketId: TicketId },
): Promise<FoundReports> {
  const { limit, offset } = rangeOf(request);
  const matching = db
    .selectFrom('liquidated_tickets as ticket')
    .innerJoin('liquidations as report', (join) =>
      join.onRef('report.sequence', '=', 'ticket.sequence').onRef('report.event_index', '=', 'ticket.event_index'),
    )
    .where('ticket.ticket_id', '=', request.ticketId)
    .where('report.account_id', '=', request.accountId);
  const rows = await matching
    .selectAll('report')
    .orderBy('ticket.sequence', 'desc')
    .orderBy('ticket.event_index', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(matching) };
}

function ticketsOf(db: ReadDatabase, sequences: readonly number[]): Promise<TicketRow[]> {
  return db
    .selectFrom('liquidated_tickets')
    .selectAll()
    .where('sequence', 'in', sequences)
    .orderBy('sequence')
    .orderBy('event_index')
    .orderBy('position')
    .execute();
}

function reportOf(row: ReportRow, tickets: readonly TicketRow[]): LiquidationReport {
  return {
    ...reportRecord(row),
    tickets: tickets.map((ticket) => ({ ...ticketRecord(ticket), isClosed: ticket.is_closed === 1 })),
    sequence: row.sequence,
    atMs: row.at_ms,
  };
}

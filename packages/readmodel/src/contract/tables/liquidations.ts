import { liquidationFoundFields, liquidationResultFields, reportedTicketFields } from '@candor/exchange/rules';
import { whole } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** Reports of liquidations: one per account (cross) or ticket (isolated) and time. */
export const liquidations = table(
  'liquidations',
  {
    sequence: whole(),
    event_index: whole(),
    ...columnsOf(liquidationFoundFields),
    ...columnsOf(liquidationResultFields),
    at_ms: whole(),
  },
  ['sequence', 'event_index'],
  { on: ['account_id', 'sequence', 'event_index'] },
);

/** The tickets of each report at the time of the liquidation, in the order of the report. */
export const liquidatedTickets = table(
  'liquidated_tickets',
  {
    sequence: whole(),
    event_index: whole(),
    position: whole(),
    ...columnsOf(reportedTicketFields),
    /** 0: it was there, and was left open. */
    is_closed: whole<0 | 1>(),
  },
  ['sequence', 'event_index', 'position'],
  { on: ['ticket_id', 'sequence', 'event_index'] },
);

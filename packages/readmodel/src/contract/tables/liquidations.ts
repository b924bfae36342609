import type { AccountId, Direction, Lots, MarginMode, PairId, TicketId } from '@candor/exchange';
import type { Price } from '@candor/money';
import { atoms, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Reports of liquidations: one per account (cross) or ticket (isolated) and time. */
export const liquidations = table(
  'liquidations',
  {
    sequence: whole(),
    event_index: whole(),
    account_id: whole<AccountId>(),
    margin_mode: word<MarginMode>(),
    grid_index: whole(),
    equity_atoms: atoms(),
    margin_atoms: atoms(),
    maintenance_atoms: atoms(),
    fee_atoms: atoms(),
    deficit_atoms: atoms(),
    from_insurance_atoms: atoms(),
    from_others_atoms: atoms(),
    equity_after_atoms: atoms(),
    at_ms: whole(),
  },
  ['sequence', 'event_index'],
  { on: ['account_id', 'sequence', 'event_index'] },
);

/** The tickets of each report as they stood when it was found out, in the order of the report. */
export const liquidatedTickets = table(
  'liquidated_tickets',
  {
    sequence: whole(),
    event_index: whole(),
    position: whole(),
    ticket_id: whole<TicketId>(),
    pair_id: whole<PairId>(),
    direction: word<Direction>(),
    lots: whole<Lots>(),
    entry_price: whole<Price>(),
    mark_price: whole<Price>(),
    margin_atoms: atoms(),
    unrealised_atoms: atoms(),
    maintenance_atoms: atoms(),
    /** 0: it was there, and was left open. */
    is_closed: whole<0 | 1>(),
  },
  ['sequence', 'event_index', 'position'],
  { on: ['ticket_id', 'sequence', 'event_index'] },
);

import type {
  AccountId,
  Direction,
  EntryType,
  Lots,
  MarginMode,
  PairId,
  TermsId,
  TicketCancelReason,
  TicketCloseReason,
  TicketId,
  TicketStatus,
} from '@candor/exchange';
import type { Ppm, Price } from '@candor/money';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { table } from '../../schema/table.ts';

/** Every contract ticket, live and ended. */
export const tickets = table(
  'tickets',
  {
    ticket_id: whole<TicketId>(),
    account_id: whole<AccountId>(),
    pair_id: whole<PairId>(),
    terms_id: whole<TermsId>(),
    direction: word<Direction>(),
    margin_mode: word<MarginMode>(),
    multiple: whole(),
    entry_type: word<EntryType>(),
    status: word<TicketStatus>(),
    lots: whole<Lots>(),
    lots_left: whole<Lots>(),
    closing_lots: whole<Lots>(),
    limit_price: whole<Price>(),
    reference_price: whole<Price>(),
    /** The amount frozen when it was ordered. */
    hold_atoms: atoms(),
    take_profit_price: optional(whole<Price>()),
    take_profit_lots: optional(whole<Lots>()),
    stop_loss_price: optional(whole<Price>()),
    stop_loss_lots: optional(whole<Lots>()),
    trader_id: optional(whole<AccountId>()),
    trader_ticket_id: optional(whole<TicketId>()),
    self_held_at_ms: optional(whole()),
    /** 1 when it counts in its owner's record as a trader: no copy, and ordered after the owner applied. */
    is_record: whole<0 | 1>(),
    entry_price: optional(whole<Price>()),
    entry_mark_price: optional(whole<Price>()),
    entry_grid: optional(whole()),
    notional_atoms: optional(atoms()),
    open_margin_atoms: optional(atoms()),
    /** The present margin. */
    margin_atoms: atoms(),
    profit_atoms: atoms(),
    fee_atoms: atoms(),
    overnight_atoms: atoms(),
    /** Price profit less both kinds of fees at the last close: the amount booked in statistics. */
    realised_atoms: atoms(),
    deficit_atoms: atoms(),
    shortfall_atoms: atoms(),
    /** Σ lots × price over all closes: divided by the closed lots it is the average price. */
    close_weight_atoms: atoms(),
    last_close_price: optional(whole<Price>()),
    close_reason: optional(word<TicketCloseReason>()),
    cancel_reason: optional(word<TicketCancelReason>()),
    released_atoms: optional(atoms()),
    ordered_at_ms: whole(),
    opened_at_ms: optional(whole()),
    ended_at_ms: optional(whole()),
    /** The time at which a ticket of a trader's record was closed: the record is this list. */
    record_closed_at_ms: optional(whole()),
  },
  ['ticket_id'],
  { on: ['account_id', 'ordered_at_ms', 'ticket_id'] },
  { on: ['account_id', 'pair_id', 'ordered_at_ms', 'ticket_id'] },
  { on: ['account_id', 'ended_at_ms', 'ticket_id'], where: 'ended_at_ms is not null' },
  { on: ['account_id', 'pair_id', 'ended_at_ms', 'ticket_id'], where: 'ended_at_ms is not null' },
  { on: ['account_id', 'record_closed_at_ms', 'ticket_id'], where: 'record_closed_at_ms is not null' },
);

/** One row per close of a ticket or a part of it. */
export const ticketCloses = table(
  'ticket_closes',
  {
    ticket_id: whole<TicketId>(),
    sequence: whole(),
    event_index: whole(),
    lots: whole<Lots>(),
    lots_left: whole<Lots>(),
    price: whole<Price>(),
    mark_price: whole<Price>(),
    grid_index: whole(),
    reason: word<TicketCloseReason>(),
    notional_atoms: atoms(),
    profit_atoms: atoms(),
    fee_atoms: atoms(),
    margin_released_atoms: atoms(),
    margin_left_atoms: atoms(),
    settled_before_atoms: atoms(),
    deficit_atoms: atoms(),
    shortfall_atoms: atoms(),
    at_ms: whole(),
  },
  ['ticket_id', 'sequence', 'event_index'],
);

/** One row per ticket and night. */
export const overnightCharges = table(
  'overnight_charges',
  {
    ticket_id: whole<TicketId>(),
    sequence: whole(),
    event_index: whole(),
    account_id: whole<AccountId>(),
    pair_id: whole<PairId>(),
    /** Days since 1970 that begin with it. */
    day: whole(),
    notional_atoms: atoms(),
    rate_ppm: whole<Ppm>(),
    fee_atoms: atoms(),
    /** The margin of the ticket afterwards. */
    margin_atoms: atoms(),
    at_ms: whole(),
  },
  ['ticket_id', 'sequence', 'event_index'],
  { on: ['account_id', 'sequence', 'event_index'] },
);

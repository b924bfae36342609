import type { AccountId, Lots, TicketCancelReason, TicketCloseReason, TicketId, TicketStatus } from '@candor/exchange';
import { overnightChargeFields, pick, ticketCloseFields, ticketFields } from '@candor/exchange/rules';
import type { Ppm, Price } from '@candor/money';
import { atoms, optional, whole, word } from '../../schema/column.ts';
import { columnsOf } from '../../schema/fields.ts';
import { table } from '../../schema/table.ts';

/** Every contract ticket, live and ended. */
export const tickets = table(
  'tickets',
  {
    ...columnsOf(
      pick(
        ticketFields,
        'ticketId',
        'accountId',
        'pairId',
        'termsId',
        'direction',
        'marginMode',
        'multiple',
        'entryType',
      ),
    ),
    status: word<TicketStatus>(),
    ...columnsOf(pick(ticketFields, 'lots')),
    lots_left: whole<Lots>(),
    closing_lots: whole<Lots>(),
    ...columnsOf(pick(ticketFields, 'limitPrice', 'referencePrice', 'hold')),
    /** The mark that it waits or has waited for. */
    trigger_price: optional(whole<Price>()),
    triggered_at_ms: optional(whole()),
    /** The way that it keeps or has kept from the best mark. */
    trail_rate: optional(whole<Ppm>()),
    trail_distance: optional(whole<Price>()),
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
  { on: ['ended_at_ms', 'ticket_id', 'account_id', 'pair_id'], where: 'ended_at_ms is null' },
);

/** The part of a close that is kept of it; its totals are the ticket's. */
export const keptCloseFields = pick(
  ticketCloseFields,
  'lots',
  'lotsLeft',
  'price',
  'markPrice',
  'gridIndex',
  'reason',
  'notional',
  'profit',
  'fee',
  'marginReleased',
  'marginLeft',
  'settledBefore',
  'deficit',
  'shortfall',
);

/** One row per close of a ticket or a part of it. */
export const ticketCloses = table(
  'ticket_closes',
  {
    ticket_id: whole<TicketId>(),
    sequence: whole(),
    event_index: whole(),
    ...columnsOf(keptCloseFields),
    at_ms: whole(),
  },
  ['ticket_id', 'sequence', 'event_index'],
);

/** One row per ticket and night. */
export const overnightCharges = table(
  'overnight_charges',
  {
    ...columnsOf(pick(overnightChargeFields, 'ticketId')),
    sequence: whole(),
    event_index: whole(),
    ...columnsOf(pick(overnightChargeFields, 'accountId', 'pairId', 'day', 'notional', 'rate', 'fee', 'margin')),
    at_ms: whole(),
  },
  ['ticket_id', 'sequence', 'event_index'],
  { on: ['account_id', 'sequence', 'event_index'] },
);

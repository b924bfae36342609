import type { AccountId, EventOf, Lots, TicketId, TicketStatus } from '@candor/exchange';
import { overnightChargeFields, ticketFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import { keptCloseFields, overnightCharges, ticketCloses, tickets } from '../tables/tickets.ts';
import type { RowOf } from '../../schema/table.ts';
import { bookClose } from '../../copy/trader-rows.ts';
import { overnightChargesList, ticketsList } from '../lists.ts';

type TicketRow = RowOf<typeof tickets>;
type Closed = EventOf<'contract.closed'>;

const orderedRow = rowMaker(tickets, ticketFields);
const closeRow = rowMaker(ticketCloses, keptCloseFields);
const chargeRow = rowMaker(overnightCharges, overnightChargeFields);

/**
 * Contract tickets from order to end, their closes and their overnight fees. A ticket that lives within one batch is
 * written once, in its final state.
 */
export const ticketsProjector: ProjectorMaker = (store) => {
  const changed = new Map<TicketId, TicketRow>();

  function change(ticketId: TicketId): TicketRow {
    const row = changed.get(ticketId) ?? store.tickets.find(ticketId);
    assert(row !== undefined, 'a ticket is ordered before anything else happens to it');
    changed.set(ticketId, row);
    return row;
  }

  function count(row: TicketRow, by: 1 | -1): void {
    const facets = { pair_id: row.pair_id, side: row.direction, kind: row.status };
    store.counter.add(ticketsList, row.account_id, facets, by);
  }

  function setStatus(row: TicketRow, status: TicketStatus): void {
    if (row.status === status) return;
    count(row, -1);
    row.status = status;
    count(row, 1);
  }

  function isTrader(accountId: AccountId): boolean {
    return store.traders.find(accountId) !== undefined;
  }

  function close(row: TicketRow, event: Closed, atMs: number): void {
    row.lots_left = event.lotsLeft;
    row.closing_lots = 0 as Lots;
    row.margin_atoms = event.marginLeft;
    row.profit_atoms = event.profitTotal;
    row.fee_atoms = event.feeTotal;
    row.overnight_atoms = event.overnightTotal;
    row.deficit_atoms += event.deficit;
    row.shortfall_atoms += event.shortfall;
    row.close_weight_atoms += BigInt(event.lots) * BigInt(event.price);
    row.last_close_price = event.price;
    row.close_reason = event.reason;
    const isEnded = event.lotsLeft === 0;
    setStatus(row, isEnded ? 'closed' : 'open');
    if (isEnded) row.ended_at_ms = atMs;
    if (isEnded && row.is_record === 1) row.record_closed_at_ms = atMs;
    const net = event.profitTotal - event.feeTotal - event.overnightTotal;
    bookClose(store, {
      realised: net - row.realised_atoms,
      isEnded,
      isWon: net > 0n,
      ...(row.is_record === 1 && { recordOf: row.account_id }),
      ...(event.copyOf && { copy: { accountId: row.account_id, traderId: event.copyOf.traderId } }),
    });
    row.realised_atoms = net;
  }

  return {
    handlers: {
      'contract.ordered'(event, { atMs }) {
        const isRecord = event.copyOf === undefined && isTrader(event.accountId);
        const row = orderedRow(event, newTicket(event, isRecord, atMs));
        setExits(row, event);
        changed.set(event.ticketId, row);
        count(row, 1);
      },
      'contract.trigger_set'(event) {
        change(event.ticketId).trigger_price = event.triggerPrice;
      },
      'contract.triggered'(event, { atMs }) {
        change(event.ticketId).triggered_at_ms = atMs;
      },
      'contract.entry_trail_set'(event) {
        const row = change(event.ticketId);
        row.trail_rate = event.trail.trailRate ?? null;
        row.trail_distance = event.trail.trailDistance ?? null;
      },
      'contract.entry_trailed'(event, { atMs }) {
        const row = change(event.ticketId);
        row.trigger_price = event.stopPrice;
        row.triggered_at_ms = atMs;
        row.reference_price = event.referencePrice;
        row.limit_price = event.limitPrice;
      },
      'contract.exit_steps_set'(event) {
        const [takeProfit] = event.takeProfits;
        const [stopLoss] = event.stopLosses;
        setExits(change(event.ticketId), { takeProfit, stopLoss });
      },
      'contract.multiple_set'(event) {
        const row = change(event.ticketId);
        row.multiple = event.multiple;
        row.margin_atoms = event.margin;
      },
      'contract.cancelled'(event, { atMs }) {
        const row = change(event.ticketId);
        setStatus(row, 'cancelled');
        row.lots_left = 0 as Lots;
        row.cancel_reason = event.reason;
        row.released_atoms = event.released;
        row.ended_at_ms = atMs;
      },
      'contract.opened'(event, { atMs }) {
        const row = change(event.ticketId);
        setStatus(row, 'open');
        row.lots_left = event.lots;
        row.entry_price = event.price;
        row.entry_mark_price = event.markPrice;
        row.entry_grid = event.gridIndex;
        row.notional_atoms = event.notional;
        row.open_margin_atoms = event.margin;
        row.margin_atoms = event.margin;
        row.fee_atoms = event.fee;
        row.opened_at_ms = atMs;
      },
      'contract.closing'(event) {
        const row = change(event.ticketId);
        setStatus(row, 'closing');
        row.closing_lots = event.lots;
      },
      'contract.closed'(event, place) {
        close(change(event.ticketId), event, place.atMs);
        store.ticket_closes.insert(closeRow(event, { ticket_id: event.ticketId, ...placeOf(place) }));
      },
      'contract.exits_set'(event) {
        setExits(change(event.ticketId), event);
      },
      'contract.margin_moved'(event) {
        change(event.ticketId).margin_atoms = event.margin;
      },
      'contract.overnight_charged'(event, place) {
        const row = change(event.ticketId);
        row.overnight_atoms += event.fee;
        row.margin_atoms = event.margin;
        store.overnight_charges.insert(chargeRow(event, placeOf(place)));
        store.counter.add(overnightChargesList, event.accountId);
      },
      'copy.self_held'(event, { atMs }) {
        change(event.ticketId).self_held_at_ms = atMs;
      },
    },
    flush() {
      for (const row of changed.values()) store.tickets.upsert(row);
      changed.clear();
    },
  };
};

/** The columns of a ticket that has just been ordered, besides those that its fields fill. */
function newTicket(event: EventOf<'contract.ordered'>, isRecord: boolean, atMs: number) {
  return {
    status: 'pending',
    lots_left: event.lots,
    closing_lots: 0 as Lots,
    trader_id: event.copyOf?.traderId ?? null,
    trader_ticket_id: event.copyOf?.traderTicketId ?? null,
    is_record: isRecord ? 1 : 0,
    margin_atoms: 0n,
    profit_atoms: 0n,
    fee_atoms: 0n,
    overnight_atoms: 0n,
    realised_atoms: 0n,
    deficit_atoms: 0n,
    shortfall_atoms: 0n,
    close_weight_atoms: 0n,
    ordered_at_ms: atMs,
  } as const;
}

/** The nearest exit of each kind: what a ticket that has ended is told by. */
function setExits(
  row: TicketRow,
  { takeProfit, stopLoss }: Pick<EventOf<'contract.exits_set'>, 'takeProfit' | 'stopLoss'>,
): void {
  row.take_profit_price = takeProfit?.price ?? null;
  row.take_profit_lots = takeProfit?.lots ?? null;
  row.stop_loss_price = stopLoss?.price ?? null;
  row.stop_loss_lots = stopLoss?.lots ?? null;
}

function placeOf({ sequence, index, atMs }: Place) {
  return { sequence, event_index: index, at_ms: atMs };
}

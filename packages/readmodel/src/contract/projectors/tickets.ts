import type { AccountId, EventOf, Lots, TicketId, TicketStatus } from '@candor/exchange';
import { assert } from '@candor/kernel';
import type { Place, ProjectorMaker } from '../../projection/projector.ts';
import type { WriteStore } from '../../projection/write-store.ts';
import type { tickets } from '../tables/tickets.ts';
import type { RowOf } from '../../schema/table.ts';
import { bookClose } from '../../copy/trader-rows.ts';

type TicketRow = RowOf<typeof tickets>;
type Closed = EventOf<'contract.closed'>;

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
    store.counter.add('tickets', row.account_id, facets, by);
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
        const row = orderedRow(event, isRecord, atMs);
        changed.set(event.ticketId, row);
        count(row, 1);
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
        writeClose(store, event, place);
      },
      'contract.exits_set'(event) {
        const row = change(event.ticketId);
        row.take_profit_price = event.takeProfit?.price ?? null;
        row.take_profit_lots = event.takeProfit?.lots ?? null;
        row.stop_loss_price = event.stopLoss?.price ?? null;
        row.stop_loss_lots = event.stopLoss?.lots ?? null;
      },
      'contract.margin_moved'(event) {
        change(event.ticketId).margin_atoms = event.margin;
      },
      'contract.overnight_charged'(event, place) {
        const row = change(event.ticketId);
        row.overnight_atoms += event.fee;
        row.margin_atoms = event.margin;
        writeCharge(store, event, place);
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

function orderedRow(event: EventOf<'contract.ordered'>, isRecord: boolean, atMs: number): TicketRow {
  return {
    ticket_id: event.ticketId,
    account_id: event.accountId,
    pair_id: event.pairId,
    terms_id: event.termsId,
    direction: event.direction,
    margin_mode: event.marginMode,
    multiple: event.multiple,
    entry_type: event.entryType,
    status: 'pending',
    lots: event.lots,
    lots_left: event.lots,
    closing_lots: 0 as Lots,
    limit_price: event.limitPrice,
    reference_price: event.referencePrice,
    hold_atoms: event.hold,
    take_profit_price: event.takeProfit?.price ?? null,
    take_profit_lots: event.takeProfit?.lots ?? null,
    stop_loss_price: event.stopLoss?.price ?? null,
    stop_loss_lots: event.stopLoss?.lots ?? null,
    trader_id: event.copyOf?.traderId ?? null,
    trader_ticket_id: event.copyOf?.traderTicketId ?? null,
    self_held_at_ms: null,
    is_record: isRecord ? 1 : 0,
    entry_price: null,
    entry_mark_price: null,
    entry_grid: null,
    notional_atoms: null,
    open_margin_atoms: null,
    margin_atoms: 0n,
    profit_atoms: 0n,
    fee_atoms: 0n,
    overnight_atoms: 0n,
    realised_atoms: 0n,
    deficit_atoms: 0n,
    shortfall_atoms: 0n,
    close_weight_atoms: 0n,
    last_close_price: null,
    close_reason: null,
    cancel_reason: null,
    released_atoms: null,
    ordered_at_ms: atMs,
    opened_at_ms: null,
    ended_at_ms: null,
    record_closed_at_ms: null,
  };
}

function writeClose(store: WriteStore, event: Closed, { sequence, index, atMs }: Place): void {
  store.ticket_closes.insert({
    ticket_id: event.ticketId,
    sequence,
    event_index: index,
    lots: event.lots,
    lots_left: event.lotsLeft,
    price: event.price,
    mark_price: event.markPrice,
    grid_index: event.gridIndex,
    reason: event.reason,
    notional_atoms: event.notional,
    profit_atoms: event.profit,
    fee_atoms: event.fee,
    margin_released_atoms: event.marginReleased,
    margin_left_atoms: event.marginLeft,
    settled_before_atoms: event.settledBefore,
    deficit_atoms: event.deficit,
    shortfall_atoms: event.shortfall,
    at_ms: atMs,
  });
}

function writeCharge(
  store: WriteStore,
  event: EventOf<'contract.overnight_charged'>,
  { sequence, index, atMs }: Place,
): void {
  store.overnight_charges.insert({
    ticket_id: event.ticketId,
    sequence,
    event_index: index,
    account_id: event.accountId,
    pair_id: event.pairId,
    day: event.day,
    notional_atoms: event.notional,
    rate_ppm: event.rate,
    fee_atoms: event.fee,
    margin_atoms: event.margin,
    at_ms: atMs,
  });
  store.counter.add('overnight_charges', event.accountId);
}

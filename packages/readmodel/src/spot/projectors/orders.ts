import type { OrderId } from '@candor/exchange';
import { assert } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { ProjectorMaker } from '../../projection/projector.ts';
import type { orders } from '../tables/orders.ts';
import type { RowOf } from '../../schema/table.ts';

type OrderRow = RowOf<typeof orders>;

/** Users' orders from placement to end. An order that lives within one batch is written once, in its final state. */
export const ordersProjector: ProjectorMaker = (store) => {
  const changed = new Map<OrderId, OrderRow>();

  function change(orderId: OrderId): OrderRow {
    const row = changed.get(orderId) ?? store.orders.find(orderId);
    assert(row !== undefined, 'an order is placed before anything else happens to it');
    changed.set(orderId, row);
    return row;
  }

  function fill(orderId: OrderId, quantity: Atoms, quoteAmount: Atoms, fee: Atoms): void {
    // The house maker's ladder has no order numbers.
    if (orderId === 0) return;
    const row = change(orderId);
    row.filled_atoms += quantity;
    row.filled_quote_atoms += quoteAmount;
    row.fee_atoms += fee;
  }

  return {
    handlers: {
      'spot.order_placed'(event, { atMs }) {
        changed.set(event.orderId, {
          order_id: event.orderId,
          account_id: event.accountId,
          pair_id: event.pairId,
          side: event.side,
          order_type: event.orderType,
          time_in_force: event.timeInForce,
          is_post_only: event.isPostOnly ? 1 : 0,
          price: event.price ?? null,
          stop_price: event.stopPrice ?? null,
          quantity_atoms: event.quantity ?? null,
          quote_amount_atoms: event.quoteAmount ?? null,
          worst_price: event.worstPrice ?? null,
          maker_fee_ppm: event.makerFee,
          taker_fee_ppm: event.takerFee,
          linked_order_id: event.linkedOrderId ?? null,
          take_profit_price: event.takeProfitPrice ?? null,
          stop_loss_price: event.stopLossPrice ?? null,
          status: event.status,
          end_reason: null,
          exits_refused_code: null,
          filled_atoms: 0n,
          filled_quote_atoms: 0n,
          fee_atoms: 0n,
          placed_at_ms: atMs,
          triggered_at_ms: null,
          ended_at_ms: null,
        });
      },
      'spot.order_triggered'(event, { atMs }) {
        const row = change(event.orderId);
        row.status = 'open';
        row.triggered_at_ms = atMs;
      },
      'spot.order_amended'(event) {
        const row = change(event.orderId);
        row.price = event.price ?? row.price;
        row.quantity_atoms = event.quantity;
      },
      'spot.traded'(event) {
        fill(event.takerOrderId, event.quantity, event.quoteAmount, event.takerFee);
        fill(event.makerOrderId, event.quantity, event.quoteAmount, event.makerFee);
      },
      'spot.order_ended'(event, { atMs }) {
        const row = change(event.orderId);
        row.status = event.status;
        row.end_reason = event.reason;
        row.filled_atoms = event.filled;
        row.filled_quote_atoms = event.filledQuote;
        row.fee_atoms = event.fee;
        row.ended_at_ms = atMs;
        store.counter.add('orders', row.account_id, { pair_id: row.pair_id, side: row.side });
      },
      'spot.exits_refused'(event) {
        change(event.orderId).exits_refused_code = event.code;
      },
    },
    flush() {
      for (const row of changed.values()) store.orders.upsert(row);
      changed.clear();
    },
  };
};

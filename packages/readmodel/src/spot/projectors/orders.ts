import type { OrderId } from '@candor/exchange';
import { orderConditionFields, orderFields, orderFillFields, orderTermsFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import { KeptRows } from '../../projection/kept-rows.ts';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { orders } from '../tables/orders.ts';
import { rowFiller, rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { ordersList } from '../lists.ts';

type OrderRow = RowOf<typeof orders>;

const placedRow = rowMaker(orders, { ...orderFields, ...orderTermsFields });
const conditionsRow = rowFiller(orderConditionFields);
const fillRow = rowFiller(orderFillFields);

/** Users' orders from placement to end. An order that lives within one batch is written once, in its final state. */
export const ordersProjector: ProjectorMaker = (store) => {
  const rows = new KeptRows<OrderId, OrderRow>((row) => store.orders.upsert(row));

  function change(orderId: OrderId): OrderRow {
    const row = rows.get(orderId) ?? store.orders.find(orderId);
    assert(row !== undefined, 'an order is placed before anything else happens to it');
    rows.change(orderId, row);
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
        const row = placedRow(event, {
          is_post_only: event.isPostOnly ? 1 : 0,
          filled_atoms: 0n,
          filled_quote_atoms: 0n,
          fee_atoms: 0n,
          placed_at_ms: atMs,
        });
        rows.change(event.orderId, row);
      },
      'spot.conditions_set'(event) {
        conditionsRow(change(event.orderId), event);
      },
      'spot.stop_moved'(event) {
        change(event.orderId).stop_price = event.stopPrice;
      },
      'spot.stop_amended'(event) {
        const row = change(event.orderId);
        row.price = event.price ?? row.price;
        row.stop_price = event.stopPrice;
        row.quantity_atoms = event.quantity;
      },
      'spot.follow_refused'(event) {
        change(event.orderId).follow_refused_code = event.code;
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
        fillRow(row, event);
        row.ended_at_ms = atMs;
        store.counter.add(ordersList, row.account_id, { pair_id: row.pair_id, side: row.side });
      },
      'spot.exits_amended'(event) {
        const row = change(event.orderId);
        row.take_profit_price = event.takeProfitPrice ?? null;
        row.stop_loss_price = event.stopLossPrice ?? null;
      },
      'spot.exits_refused'(event) {
        change(event.orderId).exits_refused_code = event.code;
      },
    },
    flush: () => rows.flush(),
  };
};

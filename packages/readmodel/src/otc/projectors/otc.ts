import type { OtcOrderId } from '@candor/exchange';
import { otcOrderFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { otcOrdersList } from '../lists.ts';
import { otcOrders } from '../tables/otc.ts';

type OrderRow = RowOf<typeof otcOrders>;

const openedRow = rowMaker(otcOrders, otcOrderFields);

/** Orders of OTC with the times of their steps, and both of their sides. */
export const otcProjector: ProjectorMaker = (store) => {
  const changed = new Map<OtcOrderId, OrderRow>();

  function change(orderId: OtcOrderId): OrderRow {
    const row = changed.get(orderId) ?? store.otc_orders.find(orderId);
    assert(row !== undefined, 'an order is opened before anything else happens to it');
    changed.set(orderId, row);
    return row;
  }

  function setSides(row: OrderRow, status: 'running' | 'ended'): void {
    for (const role of ['buyer', 'seller'] as const) {
      const account_id = role === 'buyer' ? row.buyer_id : row.seller_id;
      const { order_id, opened_at_ms } = row;
      store.otc_sides.upsert({ account_id, order_id, role, status, opened_at_ms });
      if (status === 'ended') store.counter.add(otcOrdersList, account_id, { kind: 'running' }, -1);
      store.counter.add(otcOrdersList, account_id, { kind: status }, 1);
    }
  }

  return {
    handlers: {
      'otc.order_opened'(event, { atMs }) {
        const row = openedRow(event, {
          state: 'created',
          to_buyer_atoms: 0n,
          opened_at_ms: atMs,
          paid_at_ms: null,
          disputed_at_ms: null,
          dispute_reason: null,
          disputed_by: null,
          promised_at_ms: null,
          first_promised_at_ms: null,
          decided_at_ms: null,
          verdict_operator: null,
          verdict_reason: null,
          verdict_to_buyer_atoms: null,
          appeal_until_ms: null,
          appealed_at_ms: null,
          appealed_by: null,
          first_decided_at_ms: null,
          first_operator: null,
          first_reason: null,
          first_to_buyer_atoms: null,
          ended_at_ms: null,
          paused_ms: 0,
        });
        changed.set(event.orderId, row);
        setSides(row, 'running');
      },
      'otc.paid'({ orderId }, { atMs }) {
        const row = change(orderId);
        row.state = 'paid';
        row.paid_at_ms = atMs;
      },
      'otc.disputed'({ orderId, by, reason, deadlineMs }, { atMs }) {
        const row = change(orderId);
        row.state = 'disputed';
        row.disputed_at_ms = atMs;
        row.dispute_reason = reason;
        row.disputed_by = by;
        row.promised_at_ms = deadlineMs;
      },
      'otc.decided'({ orderId, operator, reason, toBuyer, deadlineMs }, { atMs }) {
        const row = change(orderId);
        if (row.state === 'appealed') {
          row.first_decided_at_ms = row.decided_at_ms;
          row.first_operator = row.verdict_operator;
          row.first_reason = row.verdict_reason;
          row.first_to_buyer_atoms = row.verdict_to_buyer_atoms;
        }
        row.state = 'decided';
        row.decided_at_ms = atMs;
        row.verdict_operator = operator;
        row.verdict_reason = reason;
        row.verdict_to_buyer_atoms = toBuyer;
        row.appeal_until_ms = deadlineMs ?? row.appeal_until_ms;
        row.to_buyer_atoms = toBuyer;
      },
      'otc.appealed'({ orderId, by, deadlineMs }, { atMs }) {
        const row = change(orderId);
        row.state = 'appealed';
        row.appealed_at_ms = atMs;
        row.appealed_by = by;
        row.first_promised_at_ms = row.promised_at_ms;
        row.promised_at_ms = deadlineMs;
      },
      'otc.deadline_moved'({ orderId, pausedMs, deadlineMs }) {
        const row = change(orderId);
        row.paused_ms = pausedMs;
        if (row.state === 'disputed' || row.state === 'appealed') row.promised_at_ms = deadlineMs;
        if (row.state === 'decided') row.appeal_until_ms = deadlineMs;
      },
      'otc.ended'({ orderId, state, toBuyer }, { atMs }) {
        const row = change(orderId);
        row.state = state;
        row.to_buyer_atoms = toBuyer;
        row.ended_at_ms = atMs;
        setSides(row, 'ended');
      },
    },
    flush() {
      for (const row of changed.values()) store.otc_orders.upsert(row);
      changed.clear();
    },
  };
};

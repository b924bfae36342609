import type { NftOrderId } from '@candor/exchange';
import { nftOrderFields } from '@candor/exchange/rules';
import { assert } from '@candor/kernel';
import type { ProjectorMaker } from '../../projection/projector.ts';
import { rowMaker } from '../../schema/fields.ts';
import type { RowOf } from '../../schema/table.ts';
import { nftOrdersList } from '../lists.ts';
import { nftOrders } from '../tables/nft.ts';

type OrderRow = RowOf<typeof nftOrders>;

const openedRow = rowMaker(nftOrders, nftOrderFields);

/** Orders to pay after auctions, and what became of them. */
export const nftOrdersProjector: ProjectorMaker = (store) => {
  function change(orderId: NftOrderId, apply: (row: OrderRow) => void): void {
    const row = store.nft_orders.find(orderId);
    assert(row !== undefined, 'an order is opened before anything else happens to it');
    store.counter.add(nftOrdersList, row.buyer_id, { kind: row.state }, -1);
    apply(row);
    store.counter.add(nftOrdersList, row.buyer_id, { kind: row.state }, 1);
    store.nft_orders.upsert(row);
  }

  return {
    handlers: {
      'nft.order_opened'(event, { atMs }) {
        store.nft_orders.insert(openedRow(event, { state: 'due', is_due: 'yes', opened_at_ms: atMs }));
        store.counter.add(nftOrdersList, event.buyerId, { kind: 'due' }, 1);
      },
      'nft.order_moved'({ orderId, deadlineMs }) {
        change(orderId, (row) => {
          row.deadline_ms = deadlineMs;
        });
      },
      'nft.paid'({ orderId }, { atMs }) {
        if (orderId === undefined) return;
        change(orderId, (row) => {
          row.state = 'paid';
          row.is_due = 'no';
          row.paid_at_ms = atMs;
        });
      },
      'nft.order_expired'({ orderId }, { atMs }) {
        change(orderId, (row) => {
          row.state = 'expired';
          row.is_due = 'no';
          row.expired_at_ms = atMs;
        });
      },
    },
  };
};

import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import { expire } from './expire.ts';
import { remainingLots, type SpotOrder, waitsForRise } from './order.ts';
import { visibleLotsOf } from './place-conditional.ts';
import type { SpotSlice } from './slice.ts';

/** The conditions of orders: a part of spot that joined later. */
export const conditionsModule = defineModule<SpotSlice, never>({
  name: 'conditions',
  handlers: {},
  due: { 'spot.expiry': expire },
  isEmpty: ({ conditions }) => conditions.size === 0 && conditions.timedMinutes.size === 0,
  write: (core, writer) => core.conditions.write(writer, (order) => shownLots(core, order)),
  read(core, reader) {
    core.conditions.read(reader, core.spot.orders, (order, { trailRate, trailDistance }, shown) => {
      const { book, triggers } = core.spot.market(order.pairId);
      // Books and lines were read before, without conditions.
      if (shown > 0) book.reduceTo(order.orderId, shown);
      const trails = trailRate !== undefined || trailDistance !== undefined;
      if (!trails || order.status !== 'waiting') return;
      triggers.remove(order.stopTicks, order.orderId, waitsForRise(order));
      core.conditions.startTrail(order);
    });
  },
  check(core) {
    const { conditions, spot } = core;
    for (const { order, terms, visibleLots } of conditions.all()) {
      assert(spot.orders.get(order.orderId) === order, 'conditions are of a live order');
      const pair = core.catalog.pairs.get(order.pairId);
      assert(pair !== undefined && visibleLots === visibleLotsOf(pair, terms), 'an iceberg shows its visible part');
      const { expiresAtMs } = terms;
      assert(
        expiresAtMs === undefined || conditions.timedMinutes.has(expiresAtMs),
        'an order that expires has a timer',
      );
      const shown = shownLots(core, order);
      assert(visibleLots === 0 || shown <= visibleLots, 'an iceberg shows no more than its visible part');
      assert(shown <= remainingLots(order), 'the book shows no more than is left of an order');
    }
    assert(conditions.followsDue.length === 0, 'an order that follows is placed before a command is answered');
  },
});

function shownLots(core: SpotSlice, { pairId, orderId }: SpotOrder): number {
  return core.spot.market(pairId).book.lotsIn(orderId);
}

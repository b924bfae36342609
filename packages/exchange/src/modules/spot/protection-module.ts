import { assert } from '@candor/kernel';
import { defineModule } from '../../module.ts';
import { isMarketKind } from './rules.ts';
import type { SpotSlice } from './slice.ts';

/** The part of spot that joined later: state of its own, no commands. */
export const protectionModule = defineModule<SpotSlice, never>({
  name: 'protection',
  handlers: {},
  isEmpty: ({ protection }) => protection.slippages.size === 0 && protection.armed.size === 0,
  write: (core, writer) => core.protection.write(writer),
  read: (core, reader) => core.protection.read(reader),
  check({ protection, spot }) {
    for (const id of protection.slippages.keys()) assert(spot.orders.has(id), 'a slippage is of a live order');
    for (const id of protection.armed) {
      const order = spot.orders.get(id);
      assert(order?.status === 'open' && isMarketKind(order.orderType), 'what has fired is a live market order');
    }
  },
});

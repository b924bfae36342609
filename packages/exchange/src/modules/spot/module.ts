import { assert } from '@candor/kernel';
import { type CommandsOf, defineModule } from '../../module.ts';
import { house } from '../../ledger-words.ts';
import type { PairId } from '../../vocabulary.ts';
import { gridMs, staleAfterMs } from '../index-prices/index-prices.ts';
import { amend } from './amend.ts';
import { amendExits } from './amend-exits.ts';
import { amendOco } from './amend-oco.ts';
import { amendStop } from './amend-stop.ts';
import { cancel, cancelAll } from './cancel.ts';
import { placeExits } from './exits.ts';
import { requote, makerChange, withdrawMaker } from './maker.ts';
import { placeOco } from './oco.ts';
import { holdNeeded, paysWith, remainingLots, walletTypeOf } from './order.ts';
import { place } from './place.ts';
import { placeConditional } from './place-conditional.ts';
import { replace } from './replace.ts';
import { isMarketKind } from './rules.ts';
import type { SpotSlice } from './slice.ts';
import type { spotSpec } from './spec.ts';
import { trailStops } from './trail.ts';
import { fireTriggers } from './trigger.ts';

/** A command may end orders that asked for exits: those are placed before it is answered. */
function withExits<C, O>(handle: (core: SpotSlice, command: C) => O): (core: SpotSlice, command: C) => O {
  return (core, command) => {
    const outcome = handle(core, command);
    placeExits(core);
    return outcome;
  };
}

/** A ladder around a stale index would give money away: it comes down. */
function withdrawStaleMakers(core: SpotSlice): void {
  for (const pairId of core.spot.makers.keys()) {
    const pair = core.catalog.pairs.get(pairId);
    if (pair !== undefined && core.index.fresh(pairId, core.nowMs) === undefined) withdrawMaker(core, pair);
  }
}

/** Spot trading (RULES 4): books, order types, the house maker's ladder. */
export const spotModule = defineModule<SpotSlice, CommandsOf<typeof spotSpec>>({
  name: 'spot',
  handlers: {
    'spot.place': withExits(place),
    'spot.place_oco': withExits(placeOco),
    'spot.place_bounded_oco': withExits(placeOco),
    'spot.cancel': withExits(cancel),
    'spot.cancel_all': withExits(cancelAll),
    'spot.amend': withExits(amend),
    'spot.place_conditional': withExits(placeConditional),
    'spot.amend_stop': amendStop,
    'spot.replace': withExits(replace),
    'spot.amend_oco': amendOco,
    'spot.amend_exits': amendExits,
    'spot.set_maker': makerChange,
  },
  reactions: {
    'index.ticked'(core, { gridIndex, prices }) {
      // A tick that comes too late is history, not a price to act on.
      const fresh = prices.filter(({ pairId }) => core.index.fresh(pairId, core.nowMs) !== undefined);
      const ticked = fresh.map(({ pairId, price }) => ({ pair: core.catalog.pairs.get(pairId), price }));
      // Quotes first, so that stops meet the market of this tick and not of the one before.
      for (const { pair, price } of ticked) if (pair?.hasBook) requote(core, pair, price);
      for (const { pair, price } of ticked) {
        if (!pair?.hasBook) continue;
        fireTriggers(core, pair);
        if (pair.status === 'trading') trailStops(core, pair, price);
      }
      placeExits(core);
      core.timers.set(gridIndex * gridMs + staleAfterMs + 1, 'spot.index_age', 0);
    },
    'clock.faulted': withdrawStaleMakers,
    'catalog.pair_status_set'(core, { pairId, status }) {
      const pair = core.catalog.pairs.get(pairId);
      if (pair !== undefined && status !== 'trading') withdrawMaker(core, pair);
    },
  },
  due: {
    'spot.index_age': withdrawStaleMakers,
  },
  write: (core, writer) => core.spot.write(core, writer),
  read: (core, reader) => core.spot.read(core, reader),
  *holds(core, of) {
    const { spot } = core;
    const own = of === undefined ? spot.orders.values() : spot.ordersOf(of);
    const rungs = of === undefined || of === house.liquidity ? spot.rungs.values() : [];
    for (const orders of [own, rungs]) {
      for (const order of orders) {
        const { accountId, pairId, orderId, held } = order;
        const pair = core.catalog.pairs.get(pairId);
        assert(pair !== undefined, 'an order has its pair');
        if (held === 0n) continue;
        yield {
          accountId,
          walletType: walletTypeOf(order),
          assetId: paysWith(pair, order).assetId,
          amount: held,
          cause: 'order',
          reference: orderId,
          at: { pairId },
        };
      }
    }
  },
  check(core) {
    const { spot } = core;
    const waiting = new Map<PairId, number>();
    for (const { pairId, status, orderId } of spot.orders.values()) {
      const trails = core.conditions.trailing(pairId)?.has(orderId) === true;
      if (status === 'waiting' && !trails) waiting.set(pairId, (waiting.get(pairId) ?? 0) + 1);
    }
    for (const { pairId } of core.catalog.pairs.values()) {
      const { book, triggers } = spot.market(pairId);
      book.check();
      assert(triggers.size === (waiting.get(pairId) ?? 0), 'just the waiting orders wait for the index');
    }
    for (const orders of [spot.orders, spot.rungs]) {
      for (const order of orders.values()) {
        const pair = core.catalog.pairs.get(order.pairId);
        assert(pair !== undefined, 'an order has its pair');
        const { book } = spot.market(order.pairId);
        const isArmed = core.protection.armed.has(order.orderId);
        const rests = order.status === 'open' && !isArmed;
        assert(book.has(order.orderId) === rests, 'just the open orders rest in the book');
        assert(remainingLots(order) > 0, 'a live order has something left');
        const isMarket = isMarketKind(order.orderType);
        assert(!isMarket || order.status === 'waiting' || isArmed, 'a market order does not rest');
        const isShared = order.status === 'waiting' && order.linkedOrderId !== 0;
        if (!isShared) assert(order.held === holdNeeded(pair, order), 'an order holds what its rest may cost');
      }
    }
    assert(spot.exitsDue.length === 0, 'exits are placed before a command is answered');
  },
});

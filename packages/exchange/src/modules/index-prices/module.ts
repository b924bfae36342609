import { done, reject } from '@candor/kernel';
import { mulDiv, type Price, price, priceScale } from '@candor/money';
import { type CommandsOf, defineModule } from '../../module.ts';
import { gridMs, staleAfterMs } from './index-prices.ts';
import type { PairId } from '../../vocabulary.ts';
import type { IndexSlice } from './slice.ts';
import type { indexSpec } from './spec.ts';

/** The published tick tape: one command per grid instant carries every symbol. */
export const indexModule = defineModule<IndexSlice, CommandsOf<typeof indexSpec>>({
  name: 'index',
  handlers: {
    'index.tick'(core, { gridIndex, prices }) {
      const { catalog, index } = core;
      if (core.clock.fault !== undefined) return reject('clock_fault');
      for (const { pairId, price: given } of prices) {
        const pair = catalog.pairs.get(pairId);
        if (pair === undefined || pair.cross !== undefined) return reject('pair_not_found');
        if (given === 0) return reject('pair_invalid');
      }
      // A tick from the future would keep its price fresh for longer than its time (RULES 3).
      const isAhead = gridIndex * gridMs > core.nowMs + staleAfterMs;
      if (gridIndex <= index.lastGridIndex || isAhead) return reject('tick_out_of_order');
      index.lastGridIndex = gridIndex;
      const ticked = new Map<PairId, Price>(prices.map((given) => [given.pairId, given.price]));
      for (const pair of catalog.pairs.values()) {
        if (pair.cross === undefined) continue;
        const numerator = ticked.get(pair.cross.numerator);
        const denominator = ticked.get(pair.cross.denominator);
        if (numerator === undefined || denominator === undefined) continue;
        const quotient = mulDiv(BigInt(numerator), 10n ** BigInt(priceScale), BigInt(denominator), 'down');
        // Beyond exact whole numbers there is no price, as below the smallest one.
        if (quotient > 0n && quotient <= BigInt(Number.MAX_SAFE_INTEGER))
          ticked.set(pair.pairId, price(Number(quotient)));
      }
      const all = [...ticked].map(([pairId, last]) => ({ pairId, price: last }));
      for (const one of all) index.set(one.pairId, one.price, gridIndex);
      core.emit({ type: 'index.ticked', gridIndex, prices: all });
      return done({});
    },
  },
  write: (core, writer) => core.index.write(writer),
  read: (core, reader) => core.index.read(reader),
});

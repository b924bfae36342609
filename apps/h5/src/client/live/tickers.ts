import { type TickerChange, type TickerRow, tickersTopic } from '@candor/api';
import type { SocketClient } from '../socket.ts';
import { createKeyedStore } from './keyed-store.ts';
import { createSharedWatch } from './shared-watch.ts';

/** Prices of all pairs, live. Pages seed it with `GET /currency/quotation_new`, the socket keeps it moving. */
export function createTickers(socket: SocketClient, nextFrame: (act: () => void) => unknown) {
  const store = createKeyedStore<number, TickerRow>(nextFrame);
  const take = (rows: readonly TickerRow[]) => rows.forEach((row) => store.put(row.pairId, row));
  // A pair that was not there comes whole.
  const change = (changes: readonly TickerChange[]) =>
    changes.forEach((values) => store.put(values.pairId, { ...store.get(values.pairId), ...values } as TickerRow));
  return {
    get: store.get,
    all: store.all,
    version: store.version,
    subscribe: store.subscribe,
    subscribeAll: store.subscribeAll,
    /** Fills in the rows of a call, where the socket has not been faster. */
    seed(rows: readonly TickerRow[]): void {
      take(rows.filter((row) => store.get(row.pairId) === undefined));
    },
    /** True while the server marks its prices as paused. Known while there is a watcher. */
    arePaused: () => [...store.all().values()].some(({ arePricesPaused }) => arePricesPaused),
    watch: createSharedWatch(() => {
      const stop = socket.subscribe(tickersTopic, [], { onSnapshot: take, onUpdate: change });
      return () => {
        stop();
        // Without a watcher its end would go unnoticed.
        for (const row of store.all().values()) if (row.arePricesPaused) take([{ ...row, arePricesPaused: undefined }]);
      };
    }),
  };
}

import { type TapeRow, tradesTopic } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { oncePerFrame } from '../frame.ts';
import type { SocketClient } from '../socket.ts';

const keptMax = 50;

/** The public tape of one pair, newest first, at most 50 rows. */
export function watchTrades(socket: SocketClient, pairId: number, nextFrame: (act: () => void) => unknown) {
  const store = createStore<{ trades: readonly TapeRow[] | undefined }>(() => ({ trades: undefined }));
  let rows: readonly TapeRow[] = [];
  const show = oncePerFrame(() => store.setState({ trades: rows }), nextFrame);
  const stop = socket.subscribe(tradesTopic, [pairId], {
    onSnapshot(snapshot) {
      rows = snapshot.slice(0, keptMax);
      show();
    },
    onUpdate(update) {
      rows = [...update.toReversed(), ...rows].slice(0, keptMax);
      show();
    },
  });
  return { store, stop };
}

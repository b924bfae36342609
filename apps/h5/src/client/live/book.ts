import { type BookPicture, bookTopic, type LevelPair } from '@candor/api';
import { compare, decimalFrom } from '@candor/kit';
import { createStore } from 'zustand/vanilla';
import { oncePerFrame } from '../frame.ts';
import type { SocketClient } from '../socket.ts';

/** Best first on both sides. */
export interface Book {
  readonly bids: readonly LevelPair[];
  readonly asks: readonly LevelPair[];
}

/** The book of one pair, live; `undefined` until the first picture. Drop it with `stop`. */
export function watchBook(socket: SocketClient, pairId: number, nextFrame: (act: () => void) => unknown) {
  const store = createStore<{ book: Book | undefined }>(() => ({ book: undefined }));
  const bids = new Map<string, string>();
  const asks = new Map<string, string>();
  const show = oncePerFrame(
    () => store.setState({ book: { bids: sorted(bids, -1), asks: sorted(asks, 1) } }),
    nextFrame,
  );
  const stop = socket.subscribe(bookTopic, [pairId], {
    onSnapshot(picture: BookPicture) {
      bids.clear();
      asks.clear();
      applyLevels(bids, picture.bids);
      applyLevels(asks, picture.asks);
      show();
    },
    onUpdate(change) {
      applyLevels(bids, change.bids);
      applyLevels(asks, change.asks);
      show();
    },
  });
  return { store, stop };
}

/** Sets changed levels; an amount of "0" takes the level away. */
export function applyLevels(side: Map<string, string>, levels: readonly LevelPair[]): void {
  for (const [price, amount] of levels) {
    if (/^0(\.0*)?$/.test(amount)) side.delete(price);
    else side.set(price, amount);
  }
}

function sorted(side: ReadonlyMap<string, string>, direction: 1 | -1): LevelPair[] {
  return [...side]
    .map(([price, amount]) => ({ value: decimalFrom(price), pair: [price, amount] as LevelPair }))
    .filter((level) => level.value !== undefined)
    .sort((a, b) => direction * compare(a.value as NonNullable<typeof a.value>, b.value as NonNullable<typeof b.value>))
    .map((level) => level.pair);
}

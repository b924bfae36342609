import { useEffect, useState } from 'react';
import { type Book, watchBook } from '#client/live/book.ts';
import { nextFrame, socket } from '#client/read.ts';

/** The first level of each side of a book; changes with their prices only, not with every order behind them. */
export function useBestPrices(pairId: number | undefined): Book | undefined {
  const [best, setBest] = useState<{ readonly pairId: number; readonly prices: Book | undefined }>();
  useEffect(() => {
    if (pairId === undefined) return;
    const watched = watchBook(socket, pairId, nextFrame);
    const unsubscribe = watched.store.subscribe(({ book }) =>
      setBest((before) => {
        const prices = book && { bids: book.bids.slice(0, 1), asks: book.asks.slice(0, 1) };
        const isSame = before?.pairId === pairId && keyOf(before.prices) === keyOf(prices);
        return isSame ? before : { pairId, prices };
      }),
    );
    return () => {
      unsubscribe();
      watched.stop();
    };
  }, [pairId]);
  return best?.pairId === pairId ? best?.prices : undefined;
}

const keyOf = (prices: Book | undefined) => `${prices?.bids[0]?.[0]} ${prices?.asks[0]?.[0]}`;

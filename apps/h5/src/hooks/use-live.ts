import {
  type CandlePeriod,
  type CandleRow,
  candlesTopic,
  listQuotations,
  type Notice,
  type OrderRow,
  type QuotationRow,
  type TapeRow,
  type TickerRow,
} from '@candor/api';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { type Book, watchBook } from '#client/live/book.ts';
import { balanceKey, type MyState } from '#client/live/me.ts';
import { watchTrades } from '#client/live/trades.ts';
import { me, nextFrame, socket, tickers } from '#client/read.ts';
import { type Loadable, useCall } from './use-call.ts';
import { useIsSignedIn } from './use-session.ts';

/** All pairs with their terms; seeds the live prices and keeps them coming while mounted. */
export function useQuotations(): Loadable<readonly QuotationRow[]> {
  const quotations = useCall(listQuotations, {});
  const rows = quotations.data;
  useEffect(() => {
    if (rows !== undefined) tickers.seed(rows);
  }, [rows]);
  useEffect(() => tickers.watch(), []);
  return quotations;
}

/** The live price of one pair; only this row renders when it moves. Needs `useQuotations` or `tickers.watch` above it. */
export function useTicker(pairId: number): TickerRow | undefined {
  return useSyncExternalStore(
    (wake) => tickers.subscribe(pairId, wake),
    () => tickers.get(pairId),
  );
}

/** Grows by one in each frame in which any price moved: for lists sorted by price or change. */
export function useTickersVersion(): number {
  return useSyncExternalStore(tickers.subscribeAll, tickers.version);
}

/** The order book of a pair, best first; undefined until the first picture. */
export function useBook(pairId: number | undefined): Book | undefined {
  const [book, setBook] = useState<{ pairId: number; book: Book | undefined }>();
  useEffect(() => {
    if (pairId === undefined) return;
    const watched = watchBook(socket, pairId, nextFrame);
    const unsubscribe = watched.store.subscribe((state) => setBook({ pairId, book: state.book }));
    return () => {
      unsubscribe();
      watched.stop();
    };
  }, [pairId]);
  return book?.pairId === pairId ? book?.book : undefined;
}

/** The last trades of a pair, newest first; undefined until they have come. */
export function useTape(pairId: number | undefined): readonly TapeRow[] | undefined {
  const [tape, setTape] = useState<{ pairId: number; trades: readonly TapeRow[] | undefined }>();
  useEffect(() => {
    if (pairId === undefined) return;
    const watched = watchTrades(socket, pairId, nextFrame);
    const unsubscribe = watched.store.subscribe((state) => setTape({ pairId, trades: state.trades }));
    return () => {
      unsubscribe();
      watched.stop();
    };
  }, [pairId]);
  return tape?.pairId === pairId ? tape?.trades : undefined;
}

/** Calls back with the running candle; a later start means a new one. History comes from `listCandles`. */
export function useRunningCandle(
  pairId: number | undefined,
  period: CandlePeriod,
  onCandle: (candle: CandleRow) => void,
): void {
  const tell = useEffectEvent(onCandle);
  useEffect(() => {
    if (pairId === undefined) return;
    return socket.subscribe(candlesTopic, [pairId, period], { onSnapshot: tell, onUpdate: tell });
  }, [pairId, period]);
}

/** The user's balances and open orders, live while mounted; `isKnown` is false until the first picture. */
export function useMe(): MyState {
  const isSignedIn = useIsSignedIn();
  useEffect(() => (isSignedIn ? me.watch() : undefined), [isSignedIn]);
  return useStore(me.store);
}

/** The free amount of one asset in one account, as decimal text; undefined until known. */
export function useAvailable(
  accountType: 'fiat' | 'spot' | 'contract' | 'options',
  assetId: number,
): string | undefined {
  const { isKnown, balances } = useMe();
  return balances.get(balanceKey(accountType, assetId))?.available ?? (isKnown ? '0' : undefined);
}

/** Open orders, of one pair or all, newest first; undefined until known. */
export function useOpenOrders(pairId?: number): readonly OrderRow[] | undefined {
  const { isKnown, orders } = useMe();
  if (!isKnown) return undefined;
  return pairId === undefined ? orders : orders.filter((order) => order.pairId === pairId);
}

/** Calls back for each fill, transfer, conversion or claim that happens while mounted. */
export function useNotices(onNotice: (notice: Notice) => void): void {
  const tell = useEffectEvent(onNotice);
  useEffect(() => me.onNotice((notice) => tell(notice)), []);
}

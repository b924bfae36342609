import type { TickerRow } from '@candor/api';
import { atomsFromText } from '@candor/money';
import { useMemo } from 'react';
import type { Book } from '#client/live/book.ts';
import { useAvailable, useMe } from '#hooks/use-live.ts';
import type { PairTerms } from '../pair-terms.ts';
import { marketViewFrom } from './market-view.ts';
import type { OrderFacts } from './order-summary.ts';

/** The live facts that an order form is judged by. */
export function useOrderFacts(terms: PairTerms, ticker: TickerRow, book: Book | undefined): OrderFacts {
  const { orders } = useMe();
  const base = useAvailable('spot', terms.baseAssetId);
  const quote = useAvailable('spot', terms.quoteAssetId);
  const index = ticker.isStale ? undefined : ticker.indexPrice;
  return useMemo(
    () => ({
      terms,
      market: book === undefined ? undefined : marketViewFrom(terms, book, index, orders),
      marketPastOwn: book === undefined ? undefined : marketViewFrom(terms, book, index, orders, true),
      available: {
        base: base === undefined ? undefined : atomsFromText(base, terms.baseScale),
        quote: quote === undefined ? undefined : atomsFromText(quote, terms.quoteScale),
      },
    }),
    [terms, book, index, orders, base, quote],
  );
}

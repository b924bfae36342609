import { priceFromText } from '@candor/money';
import { useEffect } from 'react';
import { tickers } from '#client/read.ts';
import { useTickersVersion } from '#hooks/use-live.ts';
import { usePositions } from '#hooks/use-positions.ts';
import { rulesFrom } from './market.ts';
import { livePicture, type LivePicture, type Mark } from './live-picture.ts';

/** The user's account and positions at the present marks, anew with each frame of prices; undefined until known. */
export function useLivePicture(): LivePicture | undefined {
  const { account, tickets, terms } = usePositions();
  useTickersVersion();
  useEffect(() => tickers.watch(), []);
  if (account === undefined) return undefined;
  return livePicture({
    account,
    tickets,
    rulesOf: (termsId) => {
      const row = terms.get(termsId);
      return row && rulesFrom(row);
    },
    markOf,
  });
}

/** The index of a pair, which is the mark of its contracts. */
export function markOf(pairId: number): Mark | undefined {
  const ticker = tickers.get(pairId);
  const price = ticker?.indexPrice === undefined ? undefined : priceFromText(ticker.indexPrice);
  return price === undefined || ticker === undefined ? undefined : { price, isStale: ticker.isStale };
}

import { getArtwork, listArtworkBids, listArtworks, nftSaleTopic } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { type LiveSale, liveSaleAfter, liveSaleFrom } from './live-sale.ts';

/** The sale of a work as it is now; absent until the first picture. Its end has the work read again. */
export function useLiveSale(code: string): LiveSale | undefined {
  const queries = useQueryClient();
  const [live, setLive] = useState<{ readonly code: string; readonly told: LiveSale }>();
  useEffect(
    () =>
      socket.subscribe(nftSaleTopic, [code], {
        onSnapshot: (snapshot) => setLive({ code, told: liveSaleFrom(snapshot) }),
        onUpdate(update) {
          setLive((before) => before && { code, told: liveSaleAfter(before.told, update) });
          if (update.end !== undefined) void readAgain(queries, getArtwork, listArtworkBids, listArtworks);
        },
      }),
    [queries, code],
  );
  return live?.code === code ? live.told : undefined;
}

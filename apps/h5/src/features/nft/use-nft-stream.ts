import {
  getArtwork,
  listMyBids,
  listMyNfts,
  listNftOrders,
  listWallets,
  type NftOrderRow,
  nftTopic,
} from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import type { NftStanding } from './standing.ts';

interface MyNfts {
  /** My part in auctions, by the work's code. */
  readonly standings: ReadonlyMap<string, NftStanding>;
  readonly orders: ReadonlyMap<number, NftOrderRow>;
}

const nothing: MyNfts = { standings: new Map(), orders: new Map() };

/** The user's part in auctions and what they have to pay, as they are now; each change has their lists read again. */
export function useNftStream(): MyNfts {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const [mine, setMine] = useState(nothing);
  useEffect(() => {
    if (!isSignedIn) return;
    let isFirst = true;
    const renew = () => void readAgain(queries, listNftOrders, listMyNfts, listMyBids, listWallets);
    const stop = socket.subscribe(nftTopic, [], {
      onSnapshot(own) {
        setMine(joined(nothing, own));
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate(own) {
        setMine((before) => joined(before, own));
        renew();
        if (own.isChanged) void readAgain(queries, getArtwork);
      },
    });
    return () => {
      stop();
      setMine(nothing);
    };
  }, [queries, isSignedIn]);
  return mine;
}

interface Told {
  readonly standings: readonly { readonly code: string; readonly standing: NftStanding }[];
  readonly orders: readonly NftOrderRow[];
}

function joined({ standings, orders }: MyNfts, told: Told): MyNfts {
  return {
    standings: new Map([...standings, ...told.standings.map(({ code, standing }) => [code, standing] as const)]),
    orders: new Map([...orders, ...told.orders.map((order) => [order.orderId, order] as const)]),
  };
}

import { listContractTickets, listLiquidations, type TicketNotice } from '@candor/api';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { createPositions, type PositionsState } from '#client/live/positions.ts';
import { session, socket } from '#client/read.ts';
import { queryClient } from '../query-client.ts';
import { readAgain } from './read-again.ts';
import { useIsSignedIn } from './use-session.ts';

// Wired here and not with the rest of the client, so that only pages of contracts load it.
const positions = createPositions(socket);

session.onChange(() => positions.forget());

// Ended tickets and their reports were read by a call: again when a ticket changed, also without a watcher.
positions.onMove(() => void readAgain(queryClient, listContractTickets, listLiquidations));

/** The user's contract account and live tickets while mounted; `account` is absent until known. */
export function usePositions(): PositionsState {
  const isSignedIn = useIsSignedIn();
  useEffect(() => (isSignedIn ? positions.watch() : undefined), [isSignedIn]);
  return useStore(positions.store);
}

/** Calls back for each fill, close, night and liquidation that happens while mounted. */
export function useTicketNotices(onNotice: (notice: TicketNotice) => void): void {
  const tell = useEffectEvent(onNotice);
  useEffect(() => positions.onNotice((notice) => tell(notice)), []);
}

import { listDeposits, listWithdrawals } from '@candor/api';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { createFunding, type FundingChange, type FundingState } from '#client/live/funding.ts';
import { session, socket } from '#client/read.ts';
import { queryClient } from '../query-client.ts';
import { readAgain } from './read-again.ts';
import { useIsSignedIn } from './use-session.ts';

// Wired here and not with the rest of the client, so that only pages of deposits and withdrawals load it.
const funding = createFunding(socket);

session.onChange(() => funding.forget());

// Records that were read by a call are read again when one of their rows changed, also without a watcher.
funding.onMove(() => void readAgain(queryClient, listDeposits, listWithdrawals));

/** The user's deposits and withdrawals on their way while mounted; `isKnown` is false until the first picture. */
export function useFunding(): FundingState {
  const isSignedIn = useIsSignedIn();
  useEffect(() => (isSignedIn ? funding.watch() : undefined), [isSignedIn]);
  return useStore(funding.store);
}

/** Calls back when a deposit or a withdrawal of the user's moves while mounted. Needs `useFunding` beside it. */
export function useFundingChanges(onChange: (change: FundingChange) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => funding.onChange((change) => tell(change)), []);
}

import {
  type ContractTermsRow,
  type ContractAccountRow,
  positionsTopic,
  riskTopic,
  type TicketNotice,
  type TicketRow,
} from '@candor/api';
import { createStore } from 'zustand/vanilla';
import type { SocketClient } from '../socket.ts';
import { createSharedWatch } from './shared-watch.ts';

export interface PositionsState {
  /** Absent until the first picture, and again after sign-out. */
  readonly account: ContractAccountRow | undefined;
  /** Pending, open and closing, newest first. */
  readonly tickets: readonly TicketRow[];
  /** Of the tickets, by their number: the terms in force when each was ordered. */
  readonly terms: ReadonlyMap<number, ContractTermsRow>;
}

const nothing: PositionsState = { account: undefined, tickets: [], terms: new Map() };

/** The signed-in user's contract account and live tickets, and the latest events. */
export function createPositions(socket: SocketClient) {
  const store = createStore<PositionsState>(() => nothing);
  const noticeListeners = new Set<(notice: TicketNotice) => void>();
  const moveListeners = new Set<() => void>();
  const start = () => {
    const stops = [
      socket.subscribe(positionsTopic, [], {
        onSnapshot({ account, tickets, terms }) {
          store.setState({ account, tickets, terms: withTerms(new Map(), terms) });
          for (const tell of moveListeners) tell();
        },
        onUpdate({ account, tickets, endedIds, terms, notices }) {
          const before = store.getState();
          store.setState({
            account,
            tickets: withTicketChanges(before.tickets, tickets, endedIds),
            terms: withTerms(before.terms, terms),
          });
          for (const notice of notices) for (const tell of noticeListeners) tell(notice);
          const hasMoved = endedIds.length > 0 || notices.some(({ kind }) => kind !== 'overnight_charged');
          if (hasMoved) for (const tell of moveListeners) tell();
        },
      }),
      socket.subscribe(riskTopic, [], {
        onSnapshot: ({ account }) => store.setState({ account }),
        onUpdate: ({ account }) => store.setState({ account }),
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return {
    store,
    watch: createSharedWatch(start),
    forget: () => store.setState(nothing),
    /** Fills, closes, overnight fees, liquidations: for toasts. */
    onNotice(tell: (notice: TicketNotice) => void): () => void {
      noticeListeners.add(tell);
      return () => void noticeListeners.delete(tell);
    },
    /** A ticket moved, or may have before this picture came: lists that were read by a call are out of date. */
    onMove(tell: () => void): () => void {
      moveListeners.add(tell);
      return () => void moveListeners.delete(tell);
    },
  };
}

function withTerms(
  before: ReadonlyMap<number, ContractTermsRow>,
  rows: readonly ContractTermsRow[],
): ReadonlyMap<number, ContractTermsRow> {
  // Known terms keep their identity: figures are computed once per version of terms.
  const fresh = rows.filter(({ termsId }) => !before.has(termsId));
  return fresh.length === 0 ? before : new Map([...before, ...fresh.map((row) => [row.termsId, row] as const)]);
}

/** Live tickets with the changed ones put in place, new ones in front, ended ones gone. */
export function withTicketChanges(
  before: readonly TicketRow[],
  changed: readonly TicketRow[],
  endedIds: readonly number[],
): readonly TicketRow[] {
  const after = new Map(before.map((ticket) => [ticket.ticketId, ticket]));
  for (const ticket of changed) after.set(ticket.ticketId, ticket);
  for (const ticketId of endedIds) after.delete(ticketId);
  return [...after.values()].sort((a, b) => b.ticketId - a.ticketId);
}

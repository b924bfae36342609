import { type DepositRow, type FundingLimitsRow, fundingTopic, type WithdrawalRow } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import type { SocketClient } from '../socket.ts';
import { createSharedWatch } from './shared-watch.ts';

export interface FundingState {
  /** False until the first picture, and again after sign-out. */
  readonly isKnown: boolean;
  /** On their way, and those that ended while the page was open, newest first. */
  readonly deposits: readonly DepositRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  /** The newest block of each rail that is watched. */
  readonly heads: ReadonlyMap<number, number>;
  /** The amount that may be withdrawn, and the holds. */
  readonly limits: FundingLimitsRow | undefined;
}

/** The changes of one message, with the state before it. */
export interface FundingChange {
  readonly deposits: readonly DepositRow[];
  readonly withdrawals: readonly WithdrawalRow[];
  readonly before: FundingState;
}

const nothing: FundingState = {
  isKnown: false,
  deposits: [],
  withdrawals: [],
  heads: new Map(),
  limits: undefined,
};

/** The signed-in user's deposits and withdrawals on their way, live, with the heads of the chains they are on. */
export function createFunding(socket: SocketClient) {
  const store = createStore<FundingState>(() => nothing);
  const listeners = new Set<(change: FundingChange) => void>();
  const moveListeners = new Set<() => void>();
  const start = () =>
    socket.subscribe(fundingTopic, [], {
      onSnapshot({ deposits, withdrawals, heads, limits }) {
        store.setState({ isKnown: true, deposits, withdrawals, heads: withHeads(new Map(), heads), limits });
        for (const tell of moveListeners) tell();
      },
      onUpdate({ deposits, withdrawals, heads, limits }) {
        const before = store.getState();
        store.setState({
          deposits: withRows(
            before.deposits,
            deposits,
            ({ depositId }) => depositId,
            ({ atMs }) => atMs,
          ),
          withdrawals: withRows(
            before.withdrawals,
            withdrawals,
            ({ withdrawalId }) => withdrawalId,
            ({ requestedAtMs }) => requestedAtMs,
          ),
          heads: withHeads(before.heads, heads),
          limits,
        });
        if (deposits.length === 0 && withdrawals.length === 0) return;
        for (const tell of listeners) tell({ deposits, withdrawals, before });
        for (const tell of moveListeners) tell();
      },
    });
  return {
    store,
    watch: createSharedWatch(start),
    forget: () => store.setState(nothing),
    /** Rows that changed while the page was open: for toasts. */
    onChange(tell: (change: FundingChange) => void): () => void {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    /** Something moved, or may have before this picture came: lists that were read by a call are out of date. */
    onMove(tell: () => void): () => void {
      moveListeners.add(tell);
      return () => void moveListeners.delete(tell);
    },
  };
}

/** Rows with the changed ones replaced, newest first. */
function withRows<Row>(
  before: readonly Row[],
  changed: readonly Row[],
  idOf: (row: Row) => string | number,
  atOf: (row: Row) => number,
): readonly Row[] {
  if (changed.length === 0) return before;
  const after = new Map(before.map((row) => [idOf(row), row]));
  for (const row of changed) after.set(idOf(row), row);
  return [...after.values()].sort((a, b) => atOf(b) - atOf(a));
}

function withHeads(
  before: FundingState['heads'],
  heads: readonly { readonly railId: number; readonly height: number }[],
): FundingState['heads'] {
  return new Map([...before, ...heads.map(({ railId, height }) => [railId, height] as const)]);
}

import { type BalanceRow, meTopic, type Notice, type OrderRow } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import type { SocketClient } from '../socket.ts';
import { createSharedWatch } from './shared-watch.ts';

export interface MyState {
  /** False until the first picture, and again after sign-out. */
  readonly isKnown: boolean;
  /** By account type and asset: `change:3`. */
  readonly balances: ReadonlyMap<string, BalanceRow>;
  /** Open and waiting orders, newest first. */
  readonly orders: readonly OrderRow[];
}

const nothing: MyState = { isKnown: false, balances: new Map(), orders: [] };
const openStatuses: ReadonlySet<OrderRow['status']> = new Set(['waiting', 'open']);

export function balanceKey(accountType: BalanceRow['accountType'], assetId: number): string {
  return `${accountType}:${assetId}`;
}

/** The signed-in user's balances and open orders, live, and the latest events. */
export function createMe(socket: SocketClient) {
  const store = createStore<MyState>(() => nothing);
  const noticeListeners = new Set<(notice: Notice) => void>();
  const changeListeners = new Set<() => void>();
  const start = () =>
    socket.subscribe(meTopic, [], {
      onSnapshot({ balances, orders }) {
        store.setState({ isKnown: true, balances: merged(new Map(), balances), orders });
        for (const tell of changeListeners) tell();
      },
      onUpdate({ balances, orders, notices }) {
        const before = store.getState();
        store.setState({ balances: merged(before.balances, balances), orders: withChanges(before.orders, orders) });
        for (const notice of notices) for (const tell of noticeListeners) tell(notice);
        for (const tell of changeListeners) tell();
      },
    });
  return {
    store,
    watch: createSharedWatch(start),
    forget: () => store.setState(nothing),
    /** Fills, transfers, conversions, claims: for toasts. */
    onNotice(tell: (notice: Notice) => void): () => void {
      noticeListeners.add(tell);
      return () => void noticeListeners.delete(tell);
    },
    /** Anything of the user's changed: lists that were read by a call are out of date. */
    onChange(tell: () => void): () => void {
      changeListeners.add(tell);
      return () => void changeListeners.delete(tell);
    },
  };
}

function merged(before: ReadonlyMap<string, BalanceRow>, rows: readonly BalanceRow[]): ReadonlyMap<string, BalanceRow> {
  const after = new Map(before);
  for (const row of rows) after.set(balanceKey(row.accountType, row.assetId), row);
  return after;
}

/** Open orders with the changed ones put in place, new ones in front, ended ones gone. */
export function withChanges(before: readonly OrderRow[], changed: readonly OrderRow[]): readonly OrderRow[] {
  const after = new Map(before.map((order) => [order.orderId, order]));
  for (const order of changed) {
    if (openStatuses.has(order.status)) after.set(order.orderId, order);
    else after.delete(order.orderId);
  }
  return [...after.values()].sort((a, b) => b.orderId - a.orderId);
}

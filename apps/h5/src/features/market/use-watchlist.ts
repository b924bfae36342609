import { addWatched, asCallError, listWatched, type OutputOf, type QuotationRow, removeWatched } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clock, send } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { callKey, type Loadable, useCall } from '#hooks/use-call.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { knock } from '#lib/haptics.ts';
import { requireSignIn } from '#app/navigation.ts';
import { toast } from '#ui/Toast.tsx';

type Watched = OutputOf<typeof listWatched>;

export interface Watchlist {
  readonly list: Loadable<Watched>;
  readonly ids: ReadonlySet<number>;
  readonly has: (pairId: number) => boolean;
  /** Shows the change at once and sends it; a refusal reverts it and shows the reason. A visitor is asked to log in. */
  readonly toggle: (row: QuotationRow) => void;
  readonly add: (rows: readonly QuotationRow[]) => Promise<void>;
}

/** The user's starred pairs, newest last. */
export function useWatchlist(): Watchlist {
  const list = useCall(listWatched, {});
  const queries = useQueryClient();
  const failureText = useFailureText();
  const watched = list.data;
  const ids = useMemo(() => new Set((watched ?? []).map((row) => row.pairId)), [watched]);
  const key = callKey(listWatched);

  function show(change: (before: Watched) => Watched): void {
    queries.setQueriesData<Watched>({ queryKey: key }, (before) => before && change(before));
  }

  async function settle(sent: Promise<unknown>): Promise<void> {
    try {
      await sent;
    } catch (thrown) {
      const error = asCallError(thrown);
      knock('refused');
      if (error.failure.kind !== 'signed_out') toast('error', failureText(error));
    } finally {
      void readAgain(queries, listWatched);
    }
  }

  async function add(rows: readonly QuotationRow[]): Promise<void> {
    if (!requireSignIn()) return;
    knock();
    const addedAtMs = clock.serverNow();
    const fresh = rows.filter((row) => !ids.has(row.pairId)).map((row) => ({ ...row, addedAtMs }));
    show((before) => [...before, ...fresh]);
    await settle(Promise.all(fresh.map(({ pairId }) => send(addWatched, { pairId }))));
  }

  function toggle(row: QuotationRow): void {
    if (!ids.has(row.pairId)) return void add([row]);
    if (!requireSignIn()) return;
    knock();
    show((before) => before.filter(({ pairId }) => pairId !== row.pairId));
    void settle(send(removeWatched, { pairId: row.pairId }));
  }

  return { list, ids, has: (pairId) => ids.has(pairId), toggle, add };
}

import { asCallError, beginRecovery, CallError, getRecoveryState, type RecoveryRow } from '@candor/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useStore } from 'zustand';
import { call, clock } from '#client/read.ts';
import { type Asker, asking, recoveryToken } from './asking.ts';
import { nextLookMs } from './stage.ts';

export type Recovery =
  /** No user has logged in here, or only by a code. */
  | { readonly state: 'unknown' | 'password_missing' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => void }
  | ({ readonly state: 'ready' } & OpenRequest);

/** A request, with the actions of its page. */
export interface OpenRequest {
  readonly row: RecoveryRow;
  readonly token: string;
  /** Takes the row of a call's answer. */
  readonly take: (row: RecoveryRow) => void;
  /** Another tab or another person was quicker: as it is now. */
  readonly lookAgain: () => void;
  /** A new request, after one that has ended. */
  readonly startAgain: () => void;
}

const isExpired = (thrown: unknown) => thrown instanceof CallError && thrown.code === 'recovery_expired';

/**
 * The present request, or a new one where there is none. A token that is too old is replaced while the password is
 * known.
 */
async function readRow(who: Asker | undefined, signal: AbortSignal): Promise<RecoveryRow> {
  const token = recoveryToken.get();
  if (token !== undefined) {
    try {
      return await call(getRecoveryState, { token }, { signal });
    } catch (thrown) {
      if (!isExpired(thrown)) throw thrown;
      recoveryToken.forget();
      if (who === undefined) throw thrown;
    }
  }
  if (who === undefined) throw new CallError({ kind: 'refused', code: 'recovery_expired', message: '' });
  const begun = await call(beginRecovery, who, { signal });
  recoveryToken.keep(begun.token);
  return begun.recovery;
}

/** The request of a user who came from the login; refreshed while it waits. */
export function useRecovery(): Recovery {
  const queries = useQueryClient();
  const queryKey = ['/user/recovery', useId()];
  const typed = useStore(asking, ({ who }) => who);
  const who = typed?.password === undefined ? undefined : { ...typed, password: typed.password };
  const canRead = who !== undefined || recoveryToken.get() !== undefined;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => readRow(who, signal),
    enabled: canRead,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) => (data?.state === 'waiting' ? nextLookMs(data, clock.serverNow()) : false),
  });
  const token = recoveryToken.get();
  const lookAgain = () => void query.refetch();
  const { data: row, error } = query;
  if (error !== null && (row === undefined || isExpired(error))) {
    if (query.isFetching) return { state: 'loading' };
    return { state: 'failed', error: asCallError(error), retry: lookAgain };
  }
  if (row !== undefined && token !== undefined) {
    return {
      state: 'ready',
      row,
      token,
      take(news) {
        // A look that is under way may be older.
        void queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, news);
      },
      lookAgain,
      startAgain() {
        recoveryToken.forget();
        void queries.resetQueries({ queryKey });
      },
    };
  }
  if (canRead) return { state: 'loading' };
  return { state: typed === undefined ? 'unknown' : 'password_missing' };
}

import { type ArgumentsOf, asCallError, type CallError, type CallSpec, type OutputOf } from '@candor/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/read.ts';
import { earlyOutput } from '#client/request.ts';
import { useIsSignedIn } from './use-session.ts';
import { useSetting } from './use-settings.ts';

/** Every state a screen must show on purpose; `data` is undefined in all but `ready`. */
export type Loadable<T> =
  | { readonly state: 'loading'; readonly data?: undefined }
  | { readonly state: 'signed_out'; readonly data?: undefined }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => void; readonly data?: undefined }
  | {
      readonly state: 'ready';
      readonly data: T;
      readonly isRefreshing: boolean;
      /** The last refresh failed; the shown data is older. */
      readonly staleBecause: CallError | undefined;
      readonly refetch: () => void;
    };

export interface UseCallOptions {
  /** False: do not read yet. Shows as loading. */
  readonly isEnabled?: boolean;
  /** The time that an answer is fresh; 30 s when absent. */
  readonly staleMs?: number;
  /** Read again at this interval while mounted. */
  readonly everyMs?: number;
  /** Shows the last answer while one for other input is loading: filters and pages. */
  readonly keepsPrevious?: boolean;
}

/** The cache key of a call: its path first, so one path can be invalidated whatever its input. */
export function callKey(spec: CallSpec, input?: unknown): readonly unknown[] {
  return input === undefined ? [spec.path] : [spec.path, input];
}

/**
 * Reads a call. Server texts come in the caller's language, so the language is part of the key; whether a user is
 * signed in comes last in it, because answers under `true` are thrown away when the session changes.
 */
export function useCall<C extends CallSpec>(
  spec: C,
  input: ArgumentsOf<C>,
  options: UseCallOptions = {},
): Loadable<OutputOf<C>> {
  const language = useSetting('language');
  const isSignedIn = useIsSignedIn();
  const isBarred = spec.access === 'signed_in' && !isSignedIn;
  const query = useQuery({
    queryKey: [...callKey(spec, input), language, isSignedIn],
    queryFn: ({ signal }) => call(spec, input, { signal }),
    ...(Object.keys(input as object).length === 0 && { initialData: () => earlyOutput(spec, language) }),
    enabled: !isBarred && (options.isEnabled ?? true),
    ...(options.staleMs !== undefined && { staleTime: options.staleMs }),
    ...(options.everyMs !== undefined && { refetchInterval: options.everyMs }),
    ...(options.keepsPrevious && { placeholderData: keepPreviousData }),
  });
  if (isBarred) return { state: 'signed_out' };
  const refetch = () => void query.refetch();
  if (query.data !== undefined) {
    return {
      state: 'ready',
      data: query.data as OutputOf<C>,
      isRefreshing: query.isFetching,
      staleBecause: query.error === null ? undefined : asCallError(query.error),
      refetch,
    };
  }
  if (query.error !== null && !query.isFetching) {
    const error = asCallError(query.error);
    if (error.failure.kind === 'signed_out') return { state: 'signed_out' };
    return { state: 'failed', error, retry: refetch };
  }
  return { state: 'loading' };
}

import { CallError } from '@candor/api';
import { QueryClient } from '@tanstack/react-query';

const staleMs = 30_000;
const retriesMax = 2;

/**
 * Server state, keyed by call path and input. Only failures that may pass by themselves are retried; a refusal is an
 * answer.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleMs,
      gcTime: 10 * 60_000,
      retry: (count, error) =>
        count < retriesMax && error instanceof CallError && error.failure.kind === 'unreachable' && navigator.onLine,
      networkMode: 'always',
      refetchOnWindowFocus: true,
      // A call that failed, and has nothing to show, is asked for again when there is a connection.
      refetchOnReconnect: ({ state }) => !state.data,
    },
  },
});

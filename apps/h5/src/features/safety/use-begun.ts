import { type ArgumentsOf, asCallError, type CallError, type CallSpec, type OutputOf } from '@candor/api';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#client/read.ts';

export type Begun<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError; readonly retry: () => void }
  | { readonly state: 'ready'; readonly data: T };

/**
 * Begins something on the server when the page opens, once: each beginning makes a new secret, so unlike a read it is
 * neither repeated by itself nor kept for the next page that begins the same.
 */
export function useBegun<C extends CallSpec>(
  spec: C,
  input: ArgumentsOf<C>,
): Begun<OutputOf<C>> & { readonly again: () => void } {
  const id = useId();
  const query = useQuery({
    queryKey: [spec.path, 'begun', id],
    queryFn: ({ signal }) => call(spec, input, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const again = () => void query.refetch();
  if (query.isFetching) return { state: 'loading', again };
  if (query.data !== undefined) return { state: 'ready', data: query.data, again };
  return { state: 'failed', error: asCallError(query.error), retry: again, again };
}

import { listSpotOrders, type OrderRow } from '@candor/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { asCallError } from '../../../brain/call-error.ts';
import { call } from '../../../brain/read.ts';
import { callKey, type Loadable } from '../../../hooks/use-call.ts';
import { type PagedRows, pageSize } from '../../../hooks/use-pages.ts';
import { useIsSignedIn } from '../../../hooks/use-session.ts';
import { useSetting } from '../../../hooks/use-settings.ts';
import { historyInput, type OrderFilter } from './order-filter.ts';

/** Orders that are over, ten at a time. This call answers orders and trades side by side, so `usePages` does not fit it. */
export function useOrderPages(filter: OrderFilter): Loadable<PagedRows<OrderRow>> {
  const language = useSetting('language');
  const isSignedIn = useIsSignedIn();
  const input = historyInput(filter);
  const query = useInfiniteQuery({
    queryKey: [...callKey(listSpotOrders, input), 'pages', language, isSignedIn],
    queryFn: ({ pageParam, signal }) =>
      call(listSpotOrders, { ...input, page: pageParam, limit: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
    enabled: isSignedIn,
  });
  if (!isSignedIn) return { state: 'signed_out' };
  const refetch = () => void query.refetch();
  if (query.data !== undefined) {
    return {
      state: 'ready',
      data: {
        rows: query.data.pages.flatMap((page) => page.orders),
        total: query.data.pages.at(-1)?.total ?? 0,
        hasMore: query.hasNextPage,
        isLoadingMore: query.isFetchingNextPage,
        loadMore: () => {
          if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
        },
      },
      isRefreshing: query.isFetching && !query.isFetchingNextPage,
      staleBecause: query.error === null ? undefined : asCallError(query.error),
      refetch,
    };
  }
  if (query.error !== null && !query.isFetching) {
    return { state: 'failed', error: asCallError(query.error), retry: refetch };
  }
  return { state: 'loading' };
}

import { listNotices, type NoticeGroup, type NoticeRow } from '@candor/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { asCallError } from '#client/call-error.ts';
import { call } from '#client/read.ts';
import { callKey, type Loadable } from '#hooks/use-call.ts';
import type { PagedRows } from '#hooks/use-pages.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useSetting } from '#hooks/use-settings.ts';

const rowsPerPage = 20;

/** The user's notices of a group or of all, newest first, page after page by their numbers. */
export function useNotices(group: NoticeGroup | undefined): Loadable<PagedRows<NoticeRow>> {
  const language = useSetting('language');
  const isSignedIn = useIsSignedIn();
  const query = useInfiniteQuery({
    queryKey: [...callKey(listNotices, { group }), language, isSignedIn],
    queryFn: ({ pageParam: beforeId, signal }) =>
      call(
        listNotices,
        { limit: rowsPerPage, ...(group !== undefined && { group }), ...(beforeId > 0 && { beforeId }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ notices, hasMore }) => (hasMore ? notices.at(-1)?.noticeId : undefined),
    enabled: isSignedIn,
  });
  if (!isSignedIn) return { state: 'signed_out' };
  const refetch = () => void query.refetch();
  if (query.data !== undefined) {
    const rows = query.data.pages.flatMap(({ notices }) => notices);
    return {
      state: 'ready',
      data: {
        rows,
        total: rows.length,
        isBehind: false,
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
  if (query.error !== null && !query.isFetching)
    return { state: 'failed', error: asCallError(query.error), retry: refetch };
  return { state: 'loading' };
}

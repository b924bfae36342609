import { listNotices, type NoticeGroup, type NoticeRow } from '@candor/api';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#client/read.ts';
import { callKey, type Loadable } from '#hooks/use-call.ts';
import { type PagedRows, pagesOf } from '#hooks/use-pages.ts';
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
  return pagesOf(query, (pages) => {
    const rows = pages.flatMap(({ notices }) => notices);
    return { rows, total: rows.length, isBehind: false };
  });
}

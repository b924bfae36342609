import { type ArgumentsOf, asCallError, type CallSpec, type OutputOf, type Page } from '@candor/api';
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { call } from '#client/read.ts';
import { callKey, type Loadable, type UseCallOptions } from './use-call.ts';
import { useIsSignedIn } from './use-session.ts';
import { useSetting } from './use-settings.ts';

/** Spec section 9. */
export const pageSize = 10;
/** The pause before a list is asked for again that the server could not answer as it is now. */
const behindMs = 2_000;

type RowOf<C> = OutputOf<C> extends { readonly data: readonly (infer Row)[] } ? Row : never;

export interface PagedRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** The server reports that events of the last moments may be missing. */
  readonly isBehind: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

interface UsePagesOptions extends UseCallOptions {
  /** Rows per page; ten when absent. */
  readonly rowsPerPage?: number;
}

/** The place of a page among all rows. */
type PageFacts = Pick<Page<unknown>, 'page' | 'limit' | 'total' | 'stale'>;

/** Reads a paged call page by page, for InfiniteList. `input` is without page and limit. */
export function usePages<C extends CallSpec>(
  spec: C,
  input: Omit<ArgumentsOf<C>, 'page' | 'limit'>,
  options: UsePagesOptions = {},
): Loadable<PagedRows<RowOf<C>>> {
  return usePagedRows(spec, input, (page) => (page as Page<RowOf<C>>).data, options);
}

/** The same for a call that keeps its rows elsewhere than in `data`: `rowsOf` finds them. */
export function usePagedRows<C extends CallSpec, Row>(
  spec: C,
  input: Omit<ArgumentsOf<C>, 'page' | 'limit'>,
  rowsOf: (page: OutputOf<C>) => readonly Row[],
  options: UsePagesOptions = {},
): Loadable<PagedRows<Row>> {
  const language = useSetting('language');
  const isSignedIn = useIsSignedIn();
  const isBarred = spec.access === 'signed_in' && !isSignedIn;
  const query = useInfiniteQuery({
    queryKey: [...callKey(spec, input), 'pages', language, isSignedIn],
    queryFn: async ({ pageParam, signal }) => {
      const limit = options.rowsPerPage ?? pageSize;
      const asked = { ...input, page: pageParam, limit } as ArgumentsOf<C>;
      return call(spec, asked, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last) => {
      const { page, limit, total } = last as PageFacts;
      return page * limit < total ? page + 1 : undefined;
    },
    enabled: !isBarred && (options.isEnabled ?? true),
    refetchInterval: ({ state }) => (isBehind(state.data?.pages) ? behindMs : false),
    ...(options.staleMs !== undefined && { staleTime: options.staleMs }),
  });
  if (isBarred) return { state: 'signed_out' };
  return pagesOf(query, (pages) => ({
    rows: pages.flatMap(rowsOf),
    total: (pages.at(-1) as PageFacts | undefined)?.total ?? 0,
    isBehind: isBehind(pages),
  }));
}

function isBehind(pages: readonly unknown[] = []): boolean {
  return pages.some((page) => (page as PageFacts).stale === true);
}

type PageQuery<Page> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page>>,
  'data' | 'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
>;

/** The states of a query that reads page by page, whatever its pages are found by. */
export function pagesOf<Page, Row>(
  query: PageQuery<Page>,
  read: (pages: readonly Page[]) => Pick<PagedRows<Row>, 'rows' | 'total' | 'isBehind'>,
): Loadable<PagedRows<Row>> {
  const refetch = () => void query.refetch();
  if (query.data !== undefined) {
    return {
      state: 'ready',
      data: {
        ...read(query.data.pages),
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

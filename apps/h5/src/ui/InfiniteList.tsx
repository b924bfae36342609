import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Virtualizer } from 'virtua';
import type { PagedRows } from '../hooks/use-pages.ts';
import { EndOfList } from './EndOfList.tsx';
import { usePageScroll } from './Page.tsx';
import { SkeletonRows } from './Skeleton.tsx';

export interface InfiniteListProps<Row> {
  readonly paged: PagedRows<Row>;
  readonly keyOf: (row: Row) => string | number;
  readonly renderRow: (row: Row) => ReactNode;
  /** When there is nothing at all. */
  readonly empty: ReactNode;
  /** About how high a row is, for the first layout. */
  readonly rowHeight?: number;
}

/** A list in pages of ten that loads more as its end comes near; only rows in view are in the document. */
export function InfiniteList<Row>({ paged, keyOf, renderRow, empty, rowHeight = 60 }: InfiniteListProps<Row>) {
  const scroll = usePageScroll();
  const before = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const nearEnd = useEffectEvent(() => paged.loadMore());
  const { hasMore } = paged;
  useEffect(() => {
    if (!hasMore || end.current === null) return;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && nearEnd(), {
      root: scroll?.current ?? null,
      rootMargin: '400px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [hasMore, scroll, paged.rows.length]);
  if (paged.rows.length === 0 && !hasMore) return empty;
  return (
    <div>
      <div ref={before} />
      <Virtualizer
        {...(scroll !== undefined && { scrollRef: scroll })}
        startMargin={before.current?.offsetTop ?? 0}
        itemSize={rowHeight}
      >
        {paged.rows.map((row) => (
          <div key={keyOf(row)}>{renderRow(row)}</div>
        ))}
      </Virtualizer>
      <div ref={end} className="px-4">
        {hasMore ? paged.isLoadingMore && <SkeletonRows rows={2} /> : <EndOfList />}
      </div>
    </div>
  );
}

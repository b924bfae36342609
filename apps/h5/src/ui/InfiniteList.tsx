import { Note, SkeletonRows } from '@candor/kit/view';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { PagedRows } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { EndOfList } from './EndOfList.tsx';
import { usePageScroll } from './Page.tsx';

interface InfiniteListProps<Row> {
  readonly paged: PagedRows<Row>;
  readonly keyOf: (row: Row) => string | number;
  readonly renderRow: (row: Row) => ReactNode;
  /** Shown without any rows. */
  readonly empty: ReactNode;
  /** About how high a row is, for the first layout. */
  readonly rowHeight?: number;
}

/** A list in pages of ten that loads more as its end comes near; only rows in view are in the document. */
export function InfiniteList<Row>({ paged, keyOf, renderRow, empty, rowHeight = 60 }: InfiniteListProps<Row>) {
  const scroll = usePageScroll();
  const before = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove(before.current?.offsetTop ?? 0), []);
  const t = useMessages();
  const behind = paged.isBehind && (
    <div className="px-4 py-2">
      <Note tone="warn">{t('common.listBehind')}</Note>
    </div>
  );
  if (paged.rows.length === 0 && !paged.hasMore) {
    return (
      <>
        {behind}
        {empty}
      </>
    );
  }
  return (
    <div>
      {behind}
      <div ref={before} />
      <Virtualizer {...(scroll !== undefined && { scrollRef: scroll })} startMargin={above} itemSize={rowHeight}>
        {paged.rows.map((row) => (
          // The virtualizer lets no pointer through while it scrolls: a press begun on a row would end on nothing.
          <div key={keyOf(row)} className="pointer-events-auto">
            {renderRow(row)}
          </div>
        ))}
      </Virtualizer>
      {paged.hasMore ? (
        <div className="px-4">
          <NearEnd key={paged.rows.length} scroll={scroll} onNear={paged.loadMore} />
          {paged.isLoadingMore && <SkeletonRows rows={2} />}
        </div>
      ) : (
        <EndOfList />
      )}
    </div>
  );
}

interface NearEndProps {
  readonly scroll: RefObject<HTMLElement | null> | undefined;
  readonly onNear: () => void;
}

/** Calls when the end is less than a screen away; made anew after each page, because it may still be. */
function NearEnd({ scroll, onNear }: NearEndProps) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (mark.current === null) return;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && tell(), {
      root: scroll?.current ?? null,
      rootMargin: '400px',
    });
    watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, [scroll]);
  return <div ref={mark} />;
}

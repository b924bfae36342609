import type { ArtworkRow } from '@candor/api';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import type { ReactNode } from 'react';
import type { Loadable } from '#hooks/use-call.ts';
import type { PagedRows } from '#hooks/use-pages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { ArtworkCard } from './ArtworkCard.tsx';
import { inPairs } from './pairs.ts';

interface ArtworkGridProps {
  readonly from: Loadable<PagedRows<ArtworkRow>>;
  readonly empty: ReactNode;
  /** Opens something else than the page of the work. */
  readonly onOpen?: (row: ArtworkRow) => void;
}

const rowHeight = 246;

/** Works in two columns. */
export function ArtworkGrid({ from, empty, onOpen }: ArtworkGridProps) {
  return (
    <Loaded from={from} skeleton={<GridSkeleton />}>
      {(paged) => (
        <InfiniteList
          paged={inPairs(paged)}
          rowHeight={rowHeight}
          keyOf={([{ code }]) => code}
          renderRow={(pair) => (
            <div className="grid grid-cols-2 gap-3 pb-4">
              {pair.map(
                (row) =>
                  row !== undefined && (
                    <ArtworkCard
                      key={row.code}
                      row={row}
                      {...(onOpen !== undefined && { onOpen: () => onOpen(row) })}
                    />
                  ),
              )}
            </div>
          )}
          empty={empty}
        />
      )}
    </Loaded>
  );
}

function GridSkeleton() {
  return (
    <SkeletonFrame className="grid grid-cols-2 gap-x-3 gap-y-4">
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place}>
          <SkeletonBlock className="aspect-square w-full rounded-tile" />
          <SkeletonBlock className="mt-2.5 h-3.5 w-3/4" />
          <SkeletonBlock className="mt-2 h-3 w-1/2" />
          <SkeletonBlock className="mt-2 h-3.5 w-2/5" />
        </div>
      ))}
    </SkeletonFrame>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useKitWords } from './kit-words.ts';
import { useDelayed } from './use-delayed.ts';

/** Nothing for the first 200 ms (specification 9), then the shape of the coming content. */
const skeletonAfterMs = 200;

/** One grey block of the final layout. */
export function SkeletonBlock({ className }: { readonly className?: string }) {
  return <span aria-hidden className={cx('block animate-shimmer rounded-chip bg-inset', className)} />;
}

interface SkeletonFrameProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Wraps blocks: keeps their room from the start, shows them late, and announces loading to screen readers once. */
export function SkeletonFrame({ className, children }: SkeletonFrameProps) {
  const words = useKitWords();
  const isShown = useDelayed(skeletonAfterMs);
  return (
    <div role="status" aria-label={words.loading} className={cx(className, !isShown && 'invisible')}>
      {children}
    </div>
  );
}

interface SkeletonProps {
  /** Padding and gaps of the column. */
  readonly className?: string;
  /** The class of each block, from top to bottom. */
  readonly blocks: readonly string[];
}

/** Blocks under each other: the shape of a form or a page of parts. */
export function Skeleton({ className, blocks }: SkeletonProps) {
  return (
    <SkeletonFrame className={cx('flex flex-col', className)}>
      {blocks.map((block, place) => (
        <SkeletonBlock key={place} className={block} />
      ))}
    </SkeletonFrame>
  );
}

interface SkeletonRowsProps {
  readonly rows?: number;
  readonly className?: string | undefined;
}

/** Rows of a list: mark, two lines left, two lines right. */
export function SkeletonRows({ rows = 5, className }: SkeletonRowsProps) {
  return (
    <SkeletonFrame className={className}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex h-15 items-center gap-3">
          <SkeletonBlock className="size-8 rounded-full" />
          <div className="flex flex-1 flex-col gap-1.5">
            <SkeletonBlock className="h-3 w-18" />
            <SkeletonBlock className="h-2.5 w-11" />
          </div>
          <div className="flex flex-col items-end gap-1.5">
            <SkeletonBlock className="h-3 w-18" />
            <SkeletonBlock className="h-2.5 w-12" />
          </div>
        </div>
      ))}
    </SkeletonFrame>
  );
}

/** A card with a heading and two lines. */
export function SkeletonCard({ className }: { readonly className?: string }) {
  return (
    <SkeletonFrame className={cx('flex flex-col gap-3 rounded-card border border-line bg-surface p-4', className)}>
      <SkeletonBlock className="h-3 w-24" />
      <SkeletonBlock className="h-7 w-40" />
      <SkeletonBlock className="h-3 w-56 max-w-full" />
    </SkeletonFrame>
  );
}

/** Cards under each other, which the parent keeps apart. */
export function SkeletonCards({ cards }: { readonly cards: number }) {
  return Array.from({ length: cards }, (_, place) => <SkeletonCard key={place} />);
}

/** A chart's room. */
export function SkeletonChart({ className }: { readonly className?: string }) {
  return (
    <SkeletonFrame className={cx('flex items-end gap-1', className)}>
      {Array.from({ length: 24 }, (_, index) => (
        <SkeletonBlock key={index} className={`flex-1 ${['h-1/3', 'h-1/2', 'h-2/3', 'h-2/5'][index % 4]}`} />
      ))}
    </SkeletonFrame>
  );
}

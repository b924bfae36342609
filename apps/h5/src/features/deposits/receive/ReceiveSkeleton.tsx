import { Skeleton, SkeletonBlock, SkeletonFrame } from '@candor/kit/view';

/** Networks, the code with its address, and the facts. */
export function ReceiveSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-4 pt-1">
      <SkeletonFrame className="flex gap-2">
        <SkeletonBlock className="mt-6 h-14 flex-1 rounded-tile!" />
        <SkeletonBlock className="mt-6 h-14 flex-1 rounded-tile!" />
      </SkeletonFrame>
      <PlaceSkeleton />
    </div>
  );
}

export function PlaceSkeleton() {
  return (
    <Skeleton
      className="items-center gap-4 rounded-card border border-line bg-surface px-4 pt-6 pb-4"
      blocks={['size-[12.75rem] rounded-tile!', 'h-4 w-32', 'h-10 w-64 max-w-full', 'h-11 w-full rounded-control!']}
    />
  );
}

import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

/** A drawn place and two lines under it. */
export function PlaceSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4 px-4 pt-2">
      <SkeletonBlock className="h-80 w-full rounded-card!" />
      <SkeletonBlock className="h-12 w-full rounded-control!" />
      <SkeletonBlock className="h-12 w-full rounded-control!" />
    </SkeletonFrame>
  );
}

import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

/** The form to come. */
export function FollowSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4 px-4 pt-1">
      <SkeletonBlock className="h-20 rounded-card" />
      <SkeletonBlock className="h-9 rounded-control" />
      <SkeletonBlock className="h-[42px] rounded-control" />
      <SkeletonBlock className="h-24" />
      <SkeletonBlock className="h-52 rounded-card" />
      <SkeletonBlock className="h-[70px] rounded-control" />
      <SkeletonBlock className="h-[70px] rounded-control" />
    </SkeletonFrame>
  );
}

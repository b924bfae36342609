import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

/** The form's own shape: ways, coin and network, address, amount, figures. */
export function WithdrawSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <SkeletonBlock className="h-9 w-full rounded-control!" />
      <SkeletonBlock className="h-28 w-full rounded-card!" />
      <SkeletonBlock className="h-28 w-full rounded-control!" />
      <SkeletonBlock className="h-26 w-full rounded-control!" />
      <SkeletonBlock className="h-20 w-full rounded-tile!" />
      <SkeletonBlock className="h-3 w-56" />
    </SkeletonFrame>
  );
}

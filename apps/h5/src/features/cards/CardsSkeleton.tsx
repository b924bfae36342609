import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

export function CardsSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-4">
      <SkeletonBlock className="h-22 w-full rounded-card!" />
      <SkeletonBlock className="h-22 w-full rounded-card!" />
    </SkeletonFrame>
  );
}

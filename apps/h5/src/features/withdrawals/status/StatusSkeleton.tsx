import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

export function StatusSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col items-center gap-3 pt-3">
      <SkeletonBlock className="size-14 rounded-full!" />
      <SkeletonBlock className="h-4 w-40" />
      <SkeletonBlock className="h-8 w-52" />
      <SkeletonBlock className="mt-2 h-56 w-full rounded-card!" />
      <SkeletonBlock className="h-44 w-full rounded-card!" />
    </SkeletonFrame>
  );
}

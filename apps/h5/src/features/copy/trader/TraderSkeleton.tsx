import { SkeletonBlock, SkeletonFrame, SkeletonRows } from '@candor/kit/view';

/** A record to come. */
export function TraderSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-4 pt-2">
      <SkeletonFrame className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <SkeletonBlock className="size-13 rounded-full" />
          <div className="flex flex-col gap-2">
            <SkeletonBlock className="h-5 w-36" />
            <SkeletonBlock className="h-5 w-44" />
          </div>
        </div>
        <div className="flex flex-col gap-2">
          <SkeletonBlock className="h-3.5 w-40" />
          <SkeletonBlock className="h-8 w-44" />
        </div>
        <SkeletonBlock className="h-9 rounded-control" />
        <div className="grid grid-cols-3 gap-x-3 gap-y-4">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((metric) => (
            <SkeletonBlock key={metric} className="h-9" />
          ))}
        </div>
        <SkeletonBlock className="h-60 rounded-card" />
      </SkeletonFrame>
      <SkeletonRows rows={2} />
    </div>
  );
}

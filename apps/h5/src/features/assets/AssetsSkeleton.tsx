import { SkeletonBlock, SkeletonFrame, SkeletonRows } from '@candor/kit/view';

/** The page in its final layout, in grey. */
export function AssetsSkeleton() {
  return (
    <div className="px-4">
      <SkeletonFrame>
        <SkeletonBlock className="mt-2 h-3.5 w-28" />
        <SkeletonBlock className="mt-2.5 h-9 w-52" />
        <SkeletonBlock className="mt-3 h-3.5 w-44" />
        <SkeletonBlock className="mt-4 h-14 w-full" />
        <div className="mt-4 grid grid-cols-5 gap-1">
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className="flex flex-col items-center gap-2">
              <SkeletonBlock className="size-11 rounded-full!" />
              <SkeletonBlock className="h-3 w-12" />
            </div>
          ))}
        </div>
        <SkeletonBlock className="mt-4 h-34 w-full rounded-card!" />
        <SkeletonBlock className="mt-6 mb-2 h-4 w-20" />
      </SkeletonFrame>
      <SkeletonRows rows={4} />
    </div>
  );
}

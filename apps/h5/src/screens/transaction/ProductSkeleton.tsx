import { SkeletonBlock, SkeletonFrame, SkeletonRows } from '../../ui/Skeleton.tsx';

const fields = ['h-[42px]', 'h-[42px]', 'h-[42px]', 'h-[42px]', 'h-6', 'h-4', 'h-4', 'h-4'] as const;

/** The shape that the products share: a name, a form beside a column of prices, rows below. */
export function ProductSkeleton() {
  return (
    <>
      <SkeletonFrame>
        <div className="flex h-12 items-center gap-3 px-4">
          <SkeletonBlock className="h-6 w-32" />
          <SkeletonBlock className="h-5 w-14" />
        </div>
        <div className="grid h-[520px] grid-cols-[minmax(0,1fr)_150px] gap-3 px-4 pb-3">
          <div className="flex flex-col gap-2">
            {fields.map((height, index) => (
              <SkeletonBlock key={index} className={`shrink-0 rounded-control ${height}`} />
            ))}
            <SkeletonBlock className="mt-auto h-11 shrink-0 rounded-control" />
            <SkeletonBlock className="h-11 shrink-0 rounded-control" />
          </div>
          <div className="flex flex-col gap-4 pt-1">
            <SkeletonBlock className="h-8" />
            <SkeletonBlock className="h-24 rounded-control" />
            <SkeletonBlock className="h-16 rounded-control" />
            <SkeletonBlock className="h-16" />
          </div>
        </div>
      </SkeletonFrame>
      <div className="border-t border-line px-4 pt-2">
        <SkeletonRows rows={3} />
      </div>
    </>
  );
}

import { SkeletonBlock, SkeletonFrame, SkeletonRows } from '../../../ui/Skeleton.tsx';

const fields = ['h-9', 'h-[42px]', 'h-[42px]', 'h-[42px]', 'h-8', 'h-[42px]', 'h-6', 'h-6', 'h-6', 'h-11'] as const;

/** The desk's shape before its figures: nothing moves when they come. */
export function SpotSkeleton() {
  return (
    <>
      <SkeletonFrame>
        <div className="flex h-11 items-center gap-3 px-4">
          <SkeletonBlock className="h-6 w-32" />
          <SkeletonBlock className="h-5 w-14" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_150px] gap-3 px-4 pt-1 pb-3">
          <div className="flex flex-col gap-2">
            {fields.map((height, index) => (
              <SkeletonBlock key={index} className={`rounded-control ${height}`} />
            ))}
          </div>
          <div className="flex flex-col gap-2 pt-4">
            {Array.from({ length: 15 }, (_, index) => (
              <SkeletonBlock key={index} className={index === 7 ? 'h-9' : 'h-4'} />
            ))}
          </div>
        </div>
      </SkeletonFrame>
      <div className="border-t border-line px-4 pt-2">
        <SkeletonRows rows={3} />
      </div>
    </>
  );
}

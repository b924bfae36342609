import { SkeletonBlock, SkeletonFrame, SkeletonRows } from '../../../ui/Skeleton.tsx';

const fields = ['h-9', 'h-[42px]', 'h-[42px]', 'h-[42px]', 'h-6', 'h-[42px]', 'h-4', 'h-4', 'h-4'] as const;
const rows = [1, 2, 3, 4, 5, 6, 7] as const;

/** The desk's shape before its figures, as high as the desk: nothing moves when they come. */
export function SpotSkeleton() {
  return (
    <>
      <SkeletonFrame>
        <div className="flex h-12 items-center gap-3 px-4">
          <SkeletonBlock className="h-6 w-32" />
          <SkeletonBlock className="h-5 w-14" />
        </div>
        <div className="grid h-[476px] grid-cols-[minmax(0,1fr)_150px] gap-3 px-4 pb-3">
          <div className="flex flex-col gap-2">
            {fields.map((height, index) => (
              <SkeletonBlock key={index} className={`shrink-0 rounded-control ${height}`} />
            ))}
            <SkeletonBlock className="mt-auto h-11 shrink-0 rounded-control" />
          </div>
          <div className="flex flex-col pt-3.5">
            <Levels />
            <div className="flex h-12 items-center">
              <SkeletonBlock className="h-6 w-24" />
            </div>
            <Levels />
            <SkeletonBlock className="mt-2 h-[22px]" />
            <SkeletonBlock className="mt-2 h-7" />
          </div>
        </div>
      </SkeletonFrame>
      <div className="border-t border-line px-4 pt-2">
        <SkeletonRows rows={3} />
      </div>
    </>
  );
}

function Levels() {
  return rows.map((row) => (
    <div key={row} className="flex h-6 items-center justify-between">
      <SkeletonBlock className="h-3 w-14" />
      <SkeletonBlock className="h-3 w-12" />
    </div>
  ));
}

import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';

/** The shape of the options tab: name, price, line, open options, durations, stake, two buttons. */
export function OptionsSkeleton() {
  return (
    <SkeletonFrame>
      <div className="flex h-12 items-center gap-3 px-4">
        <SkeletonBlock className="h-6 w-32" />
        <SkeletonBlock className="h-5 w-16" />
      </div>
      <div className="flex h-10 items-center justify-between px-4">
        <SkeletonBlock className="h-7 w-36" />
        <SkeletonBlock className="h-5 w-40" />
      </div>
      <SkeletonBlock className="mx-4 h-[clamp(10rem,24dvh,15.75rem)] rounded-card" />
      <SkeletonBlock className="m-4 h-[4.375rem] rounded-card" />
      <div className="flex flex-col gap-3 px-4">
        <div className="grid grid-cols-5 gap-2 pt-6">
          {Array.from({ length: 5 }, (_, index) => (
            <SkeletonBlock key={index} className="h-12 rounded-control" />
          ))}
        </div>
        <SkeletonBlock className="h-12 rounded-control" />
        <SkeletonBlock className="h-4" />
        <SkeletonBlock className="h-12 rounded-control" />
        <div className="grid grid-cols-2 gap-2 pt-3">
          <SkeletonBlock className="h-13 rounded-control" />
          <SkeletonBlock className="h-13 rounded-control" />
        </div>
      </div>
    </SkeletonFrame>
  );
}

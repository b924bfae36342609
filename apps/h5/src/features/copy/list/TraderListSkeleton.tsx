import { cx } from '@candor/kit';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';

/** Cards of traders to come. */
export function TraderListSkeleton({ className }: { readonly className?: string }) {
  return (
    <SkeletonFrame className={cx('flex flex-col gap-3', className)}>
      {['first', 'second', 'third'].map((place) => (
        <div key={place} className="rounded-card border border-line bg-surface p-4">
          <div className="flex items-center gap-3">
            <SkeletonBlock className="size-11 rounded-full" />
            <div className="flex flex-1 flex-col gap-1.5">
              <SkeletonBlock className="h-4 w-28" />
              <SkeletonBlock className="h-3 w-20" />
            </div>
            <SkeletonBlock className="h-[2.125rem] w-18 rounded-[9px]" />
          </div>
          <div className="mt-3 flex items-end justify-between">
            <div className="flex flex-col gap-1.5">
              <SkeletonBlock className="h-3 w-32" />
              <SkeletonBlock className="h-6 w-36" />
              <SkeletonBlock className="h-3 w-28" />
            </div>
            <SkeletonBlock className="h-9 w-24" />
          </div>
          <div className="mt-3 grid grid-cols-4 gap-3 border-t border-line pt-3">
            {['a', 'b', 'c', 'd'].map((figure) => (
              <div key={figure} className="flex flex-col gap-1.5">
                <SkeletonBlock className="h-2.5 w-12" />
                <SkeletonBlock className="h-3.5 w-14" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </SkeletonFrame>
  );
}

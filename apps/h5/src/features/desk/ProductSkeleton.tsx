import { SkeletonBlock } from '@candor/kit/view';
import { DeskSkeleton } from './DeskSkeleton.tsx';

const fields = ['h-[2.625rem]', 'h-[2.625rem]', 'h-[2.625rem]', 'h-6', 'h-4', 'h-4'] as const;

/** The shape of a product's desk before its code is here. */
export function ProductSkeleton() {
  return (
    <DeskSkeleton height="h-[22.5rem]" fields={fields}>
      <div className="flex flex-col gap-4 pt-1">
        <SkeletonBlock className="h-8" />
        <SkeletonBlock className="h-24 rounded-control" />
        <SkeletonBlock className="h-16 rounded-control" />
        <SkeletonBlock className="h-16" />
      </div>
    </DeskSkeleton>
  );
}

import { SkeletonCard } from '#ui/Skeleton.tsx';

/** Cards of assets, as they come. */
export function BillSkeleton() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}

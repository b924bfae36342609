import type { ReactNode } from 'react';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

/** The book's room before its first picture: the same rows, the same height. */
export function BookSkeleton({ mid }: { readonly mid: ReactNode }) {
  const side = Array.from({ length: 7 }, (_, index) => (
    <div key={index} className="flex h-6 items-center justify-between">
      <SkeletonBlock className="h-3 w-14" />
      <SkeletonBlock className="h-3 w-10" />
    </div>
  ));
  return (
    <>
      <SkeletonFrame>{side}</SkeletonFrame>
      {mid}
      <SkeletonFrame>{side}</SkeletonFrame>
    </>
  );
}

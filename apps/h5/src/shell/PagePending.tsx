import { SkeletonBlock } from '@candor/kit/view';
import { useDroppedLogo } from './use-dropped-shape.ts';

/** The loading view of a page whose code is on its way (the router waits 200 ms before it shows it). */
export function PagePending() {
  useDroppedLogo();
  return (
    <div aria-busy className="flex h-full flex-col gap-4 px-4 pt-[calc(var(--safe-top)+1rem)]">
      <SkeletonBlock className="h-6 w-32" />
      <SkeletonBlock className="h-24 w-full rounded-card" />
      <SkeletonBlock className="h-12 w-full rounded-control" />
      <SkeletonBlock className="h-12 w-full rounded-control" />
    </div>
  );
}

import { SkeletonChart } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { Suspense } from 'react';

/** The place of the chart beside a desk; as high as the form, and high enough to read. */
export function DeskChart({ children }: { readonly children: ReactNode }) {
  return (
    <div className="min-h-[34rem] min-w-0 border-r border-line pr-2">
      <Suspense fallback={<SkeletonChart className="h-full" />}>{children}</Suspense>
    </div>
  );
}

import type { Safety } from '@candor/api';
import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import type { ReactNode } from 'react';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { useSafety } from './use-safety.ts';

interface SafetyPageProps {
  readonly title: string;
  readonly children: (safety: Safety) => ReactNode;
}

/** A page that needs the present protection of the account. */
export function SafetyPage({ title, children }: SafetyPageProps) {
  const safety = useSafety();
  return (
    <Page title={title}>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+2rem)]">
        <Loaded from={safety} skeleton={<FormSkeleton />}>
          {(data) => children(data)}
        </Loaded>
      </div>
    </Page>
  );
}

/** Two lines of words, three fields and a button. */
function FormSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-5">
      <SkeletonBlock className="h-9" />
      {[0, 1, 2].map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <SkeletonBlock className="h-4 w-28" />
          <SkeletonBlock className="h-12 rounded-control" />
        </div>
      ))}
      <SkeletonBlock className="h-12 rounded-control" />
    </SkeletonFrame>
  );
}

import { useMessages } from '#i18n/use-messages.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

/** Steps, both levels, three kinds of document. */
export function RealSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-5 px-4 pt-2">
      <SkeletonBlock className="h-6 w-full rounded-full!" />
      <SkeletonBlock className="h-28 w-full rounded-card!" />
      <SkeletonBlock className="h-4 w-28" />
      {[0, 1, 2].map((card) => (
        <SkeletonBlock key={card} className="-mt-2 h-14 w-full rounded-tile!" />
      ))}
    </SkeletonFrame>
  );
}

export function RealSkeletonPage() {
  const t = useMessages();
  return (
    <Page title={t('common.titles.verification')}>
      <RealSkeleton />
    </Page>
  );
}

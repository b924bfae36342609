import { useMessages } from '#i18n/use-messages.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';

/** A heading, some words, and what will happen; under the login's title, since the page's own is among the texts to come. */
export function RecoverSkeleton() {
  const t = useMessages();
  return (
    <Page title={t('common.titles.login')}>
      <SkeletonFrame className="flex flex-col gap-5 px-4 pt-2">
        <SkeletonBlock className="h-6 w-52" />
        <SkeletonBlock className="-mt-2 h-10" />
        <SkeletonBlock className="h-80 rounded-card!" />
        <SkeletonBlock className="h-20 rounded-tile!" />
      </SkeletonFrame>
    </Page>
  );
}

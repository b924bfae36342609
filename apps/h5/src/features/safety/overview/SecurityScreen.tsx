import { SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { OpenRecoveryNotice } from '../recovery-request/OpenRecoveryNotice.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { useSafety } from '../use-safety.ts';
import { SafetyRows } from './SafetyRows.tsx';
import { ScoreCard } from './ScoreCard.tsx';

/** pages/setting/security: the safety of the account, the next step, and the way to each protection. */
export function SecurityScreen(_props: ScreenProps) {
  const t = useMessages();
  const safety = useSafety();
  return (
    <Page title={t('common.titles.security')}>
      <div className="flex flex-col gap-5 px-4 pt-2 pb-[calc(var(--safe-bottom)+2rem)]">
        <OpenRecoveryNotice />
        <Loaded from={safety} skeleton={<SecuritySkeleton />}>
          {(data) => (
            <>
              <ScoreCard safety={data} />
              <RunningHolds holds={data.holds} />
              <SafetyRows safety={data} />
            </>
          )}
        </Loaded>
      </div>
    </Page>
  );
}

function SecuritySkeleton() {
  return (
    <SkeletonFrame className="flex flex-col gap-5">
      <div className="flex items-center gap-4 rounded-card border border-line bg-surface p-4">
        <SkeletonBlock className="size-[5.25rem] rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <SkeletonBlock className="h-5 w-36" />
          <SkeletonBlock className="h-4" />
        </div>
      </div>
      {[3, 2, 3].map((rows, group) => (
        <div key={group} className="divide-y divide-line rounded-card border border-line bg-surface px-4">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="flex h-13 items-center justify-between">
              <SkeletonBlock className="h-4 w-36" />
              <SkeletonBlock className="h-3 w-16" />
            </div>
          ))}
        </div>
      ))}
    </SkeletonFrame>
  );
}

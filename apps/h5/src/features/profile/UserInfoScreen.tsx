import { getUserInfo } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';
import { UserInfoPage } from './UserInfoPage.tsx';

/** pages/setting/userInfo: how one shows oneself to others. */
export function UserInfoScreen(_props: ScreenProps) {
  const t = useMessages();
  const user = useCall(getUserInfo, {});
  const skeleton = (
    <Page title={t('common.titles.profile')}>
      <ProfileSkeleton />
    </Page>
  );
  if (user.state === 'ready') {
    return (
      <TextPart part="account" skeleton={skeleton}>
        <UserInfoPage user={user.data} />
      </TextPart>
    );
  }
  if (user.state === 'loading') return skeleton;
  return (
    <Page title={t('common.titles.profile')}>
      <div className="p-4">
        {user.state === 'signed_out' && <SignedOut />}
        {user.state === 'failed' && <Failure error={user.error} onRetry={user.retry} />}
      </div>
    </Page>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col items-center gap-5 px-4 pt-2">
      <SkeletonBlock className="size-22 rounded-full!" />
      <SkeletonBlock className="h-12 w-full rounded-control!" />
      <SkeletonBlock className="h-12 w-full rounded-control!" />
      <SkeletonBlock className="h-52 w-full rounded-card!" />
    </SkeletonFrame>
  );
}

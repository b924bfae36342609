import { getUserInfo, type UserInfo } from '@candor/api';
import { IconButton, SkeletonBlock, SkeletonFrame } from '@candor/kit/view';
import { Copy } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { Failure } from '#ui/Failure.tsx';
import { useShare } from '#features/help/use-share.ts';
import { IdentityTag } from './IdentityTag.tsx';

/** The signed-in user. */
export function ProfileCard() {
  const user = useCall(getUserInfo, {});
  if (user.state === 'failed') return <Failure error={user.error} onRetry={user.retry} />;
  return <Card className="p-4">{user.data ? <Profile user={user.data} /> : <ProfileSkeleton />}</Card>;
}

function Profile({ user }: { readonly user: UserInfo }) {
  const t = useMessages();
  const { copy } = useShare();
  const reached = [user.email, user.phone].filter((way) => way !== '').join(' · ');
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-label={t('common.titles.profile')}
          onClick={() => navigateTo('/pages/setting/userInfo')}
          className="press shrink-0 rounded-full"
        >
          <Avatar path={user.avatar} name={user.nickname} size={56} />
        </button>
        <div className="min-w-24 flex-1">
          <button
            type="button"
            onClick={() => navigateTo('/pages/setting/userInfo')}
            className="press block max-w-full text-left text-18 [overflow-wrap:anywhere] font-semibold"
          >
            {user.nickname}
          </button>
          <p className="mt-0.5 flex items-center gap-1.5 text-13 text-fg-2 tabular-nums">
            <span className="whitespace-nowrap">{t('settings.uid', { uid: String(user.uid) })}</span>
            <IconButton
              label={t('settings.copyUid')}
              icon={<Copy aria-hidden />}
              onClick={() => void copy(String(user.uid))}
              size={16}
              className="text-fg-3"
            />
          </p>
        </div>
        <button
          type="button"
          onClick={() => navigateTo('/pages/setting/real')}
          className="press tap shrink-0 rounded-chip"
        >
          <IdentityTag level={user.identityLevel} />
        </button>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-13 text-fg-2">
        <span className="min-w-0 break-all">{reached}</span>
        <span className="tabular-nums">{t('settings.credit', { score: String(user.creditScore) })}</span>
      </div>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonFrame className="flex h-[6.1875rem] items-start gap-3">
      <SkeletonBlock className="size-14 rounded-full" />
      <div className="flex flex-1 flex-col gap-2 pt-2">
        <SkeletonBlock className="h-4 w-32" />
        <SkeletonBlock className="h-3 w-24" />
      </div>
    </SkeletonFrame>
  );
}

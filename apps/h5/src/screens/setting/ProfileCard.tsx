import { getUserInfo, type UserInfo } from '@candor/contract';
import { Copy } from 'lucide-react';
import { useCall } from '../../hooks/use-call.ts';
import { type MessageKey, useMessages } from '../../i18n/use-messages.ts';
import { navigateTo } from '../../navigate.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SkeletonBlock, SkeletonFrame } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useShare } from '../common/content/use-share.ts';

/** Who is signed in. */
export function ProfileCard() {
  const user = useCall(getUserInfo, {});
  if (user.state === 'failed') return <Failure error={user.error} onRetry={user.retry} />;
  return <Card className="p-4">{user.state === 'ready' ? <Profile user={user.data} /> : <ProfileSkeleton />}</Card>;
}

const levels = ['settings.identity.none', 'settings.identity.basic', 'settings.identity.advanced'] as const;

function Profile({ user }: { readonly user: UserInfo }) {
  const t = useMessages();
  const { copy } = useShare();
  const level: MessageKey = levels[user.identityLevel] ?? levels[0];
  const reached = [user.email, user.phone].filter((way) => way !== '').join(' · ');
  return (
    <>
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-accent-soft text-22 font-semibold text-accent"
        >
          {initialOf(user.nickname)}
        </span>
        <div className="min-w-0 flex-1">
          <button
            type="button"
            onClick={() => navigateTo('/pages/setting/userInfo')}
            className="press block max-w-full truncate text-left text-18 font-semibold"
          >
            {user.nickname}
          </button>
          <p className="mt-0.5 flex items-center gap-1.5 text-13 text-fg-2 tabular-nums">
            {t('settings.uid', { uid: String(user.uid) })}
            <IconButton
              label={t('settings.copyUid')}
              icon={<Copy aria-hidden />}
              onClick={() => void copy(String(user.uid))}
              size={16}
              className="text-fg-3"
            />
          </p>
        </div>
        <Tag look={user.identityLevel > 0 ? 'accent' : 'plain'}>{t(level)}</Tag>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-3 text-13 text-fg-2">
        <span className="min-w-0 break-all">{reached}</span>
        <span className="tabular-nums">{t('settings.credit', { score: String(user.creditScore) })}</span>
      </div>
    </>
  );
}

/** The first letter as a reader sees it, one of two code units included. */
function initialOf(nickname: string): string {
  return ([...nickname.trim()][0] ?? '?').toUpperCase();
}

function ProfileSkeleton() {
  return (
    <SkeletonFrame className="flex h-[99px] items-start gap-3">
      <SkeletonBlock className="size-14 rounded-full" />
      <div className="flex flex-1 flex-col gap-2 pt-2">
        <SkeletonBlock className="h-4 w-32" />
        <SkeletonBlock className="h-3 w-24" />
      </div>
    </SkeletonFrame>
  );
}

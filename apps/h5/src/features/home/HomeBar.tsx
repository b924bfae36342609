import { getUserInfo } from '@candor/api';
import { IconButton, Logo } from '@candor/kit/view';
import { Bell, Headphones } from 'lucide-react';
import { useCall } from '#hooks/use-call.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useUnreadMessages, useUnreadNotices } from '#hooks/use-unread.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { SearchPill } from '#ui/SearchPill.tsx';

/** Settings, search, support, notifications. `hottest` is the pair the search names. */
export function HomeBar({ hottest }: { readonly hottest: string | undefined }) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const user = useCall(getUserInfo, {});
  const unread = useUnreadMessages();
  const news = useUnreadNotices();
  return (
    <header className="z-(--z-navbar) flex h-[calc(3.25rem+var(--safe-top))] shrink-0 items-center gap-3 bg-bg px-4 pt-(--safe-top)">
      <h1 className="sr-only">{t('common.titles.home')}</h1>
      <button
        type="button"
        aria-label={t('home.settings')}
        onClick={() => navigateTo('/pages/setting/setting')}
        className="press tap shrink-0 rounded-full"
      >
        {user.data && user.data.avatar !== '' ? (
          <Avatar path={user.data.avatar} name={user.data.nickname} size={32} />
        ) : (
          <Logo size={30} />
        )}
      </button>
      <SearchPill
        text={t('home.searchPlaceholder', { pair: hottest ?? 'BTC' })}
        onPress={() => navigateTo('/pages/market/search')}
      />
      <IconButton
        label={unread === 0 ? t('home.support') : t('home.supportUnread', { count: unread })}
        hasDot={unread > 0}
        icon={<Headphones aria-hidden strokeWidth={1.75} />}
        onClick={() => navigateTo('/pages/kefu/index')}
        className="ml-1"
      />
      {isSignedIn ? (
        <IconButton
          label={news === 0 ? t('common.notifications') : t('home.noticesUnread', { count: news })}
          hasDot={news > 0}
          icon={<Bell aria-hidden strokeWidth={1.75} />}
          onClick={() => navigateTo('/pages/notice/notice')}
          className="ml-1"
        />
      ) : (
        <button
          type="button"
          onClick={() => navigateTo('/pages/common/login')}
          className="press tap h-8 shrink-0 rounded-full bg-ink px-3.5 text-13 font-semibold whitespace-nowrap text-on-ink"
        >
          {t('common.logIn')}
        </button>
      )}
    </header>
  );
}

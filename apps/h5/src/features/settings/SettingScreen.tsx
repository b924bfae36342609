import { useIsSignedIn } from '#hooks/use-session.ts';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { AccountRows } from './AccountRows.tsx';
import { HelpRows } from './HelpRows.tsx';
import { Logout } from './Logout.tsx';
import { PreferenceRows } from './PreferenceRows.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { VisitorCard } from './VisitorCard.tsx';

/** pages/setting/setting: the user, the display settings of this device, and help. */
export function SettingScreen(_props: ScreenProps) {
  const t = useMessages();
  const isSignedIn = useIsSignedIn();
  const site = useSite();
  return (
    <Page title={t('common.titles.settings')}>
      <div className="flex flex-col gap-5 px-4 pt-1 pb-[calc(var(--safe-bottom)+2rem)]">
        {isSignedIn ? <ProfileCard /> : <VisitorCard />}
        <PreferenceRows />
        <AccountRows />
        <HelpRows />
        {isSignedIn && <Logout />}
        {site !== undefined && (
          <p className="text-center text-12 text-fg-3">{t('settings.version', { version: site.version })}</p>
        )}
      </div>
    </Page>
  );
}

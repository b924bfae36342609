import { type DeviceRow, listSessions } from '@candor/api';
import { SkeletonCards } from '@candor/kit/view';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { Page } from '#ui/Page.tsx';
import { RevokeOthers } from './RevokeOthers.tsx';
import { SessionCard } from './SessionCard.tsx';

/** Another device may log in or out while the page is open. */
const everyMs = 15_000;

/** pages/setting/sessions: the devices that are logged in. */
export function SessionsScreen(_props: ScreenProps) {
  const t = useMessages();
  const sessions = useCall(listSessions, {}, { everyMs });
  return (
    <Page title={t('safety.rows.sessions')}>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-[calc(var(--safe-bottom)+2rem)]">
        <Loaded from={sessions} skeleton={<SkeletonCards cards={2} />}>
          {(data) => <Sessions sessions={data} />}
        </Loaded>
      </div>
    </Page>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly DeviceRow[] }) {
  const t = useMessages();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <p className="mb-1 text-14 text-fg-2">{t('safety.sessions.text')}</p>
      <ul className="flex flex-col gap-3">
        {[...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
          <li key={session.sessionId}>
            <SessionCard session={session} />
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="pt-2 text-center text-13 text-fg-3">{t('safety.sessions.alone')}</p>
      ) : (
        <RevokeOthers />
      )}
    </>
  );
}

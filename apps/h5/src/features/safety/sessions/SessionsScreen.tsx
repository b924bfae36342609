import { type DeviceRow, listSessions } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Failure } from '#ui/Failure.tsx';
import { Page } from '#ui/Page.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonCard } from '#ui/Skeleton.tsx';
import { SafetyPart } from '../SafetyPart.tsx';
import { RevokeOthers } from './RevokeOthers.tsx';
import { SessionCard } from './SessionCard.tsx';

/** pages/setting/sessions: the devices that are logged in. */
export function SessionsScreen(_props: ScreenProps) {
  return (
    <SafetyPart>
      <SessionsPage />
    </SafetyPart>
  );
}

/** Another device may log in or out while the page is open. */
const everyMs = 15_000;

function SessionsPage() {
  const t = useMessages();
  const sessions = useCall(listSessions, {}, { everyMs });
  return (
    <Page title={t('safety.rows.sessions')}>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-[calc(var(--safe-bottom)+32px)]">
        {sessions.state === 'loading' && [0, 1].map((card) => <SkeletonCard key={card} />)}
        {sessions.state === 'signed_out' && <SignedOut />}
        {sessions.state === 'failed' && <Failure error={sessions.error} onRetry={sessions.retry} />}
        {sessions.state === 'ready' && <Sessions sessions={sessions.data} />}
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

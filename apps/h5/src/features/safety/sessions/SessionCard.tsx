import type { DeviceRow } from '@candor/api';
import { dateText } from '@candor/kit';
import { Tag } from '@candor/kit/view';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { useRevoke } from './use-revoke.ts';

/** One device: its name, its last visit, and its end. */
export function SessionCard({ session }: { readonly session: DeviceRow }) {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevoke(() => setIsAsking(false));
  const device = session.device === '' ? t('safety.sessions.unknown') : session.device;
  const Icon = /android|ios|iphone|ipad/i.test(session.device) ? Smartphone : Monitor;
  return (
    <Card className="flex items-center gap-3 p-4">
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-inset text-fg-2">
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-15 font-semibold wrap-anywhere">{device}</span>
          {session.isCurrent && <Tag look="accent">{t('safety.sessions.here')}</Tag>}
        </p>
        <p className="mt-0.5 text-12 text-fg-3">
          {session.network} · <TimeText atMs={session.lastSeenAtMs} />
        </p>
        <p className="text-12 text-fg-3">{t('safety.sessions.ends', { date: dateText(session.expiresAtMs) })}</p>
      </div>
      {!session.isCurrent && (
        <Button look="soft" size="small" onClick={() => setIsAsking(true)}>
          {t('safety.sessions.revoke')}
        </Button>
      )}
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('safety.sessions.revokeTitle', { device })}
        confirmText={t('safety.sessions.revoke')}
        onConfirm={() => void revoke.run({ sessionId: session.sessionId })}
        isBusy={revoke.isBusy}
        isDestructive
      >
        {t('safety.sessions.revokeText')}
      </AlertDialog>
    </Card>
  );
}

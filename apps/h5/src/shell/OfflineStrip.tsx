import { CloudOff } from 'lucide-react';
import { useStore } from 'zustand';
import { socket } from '#client/read.ts';
import { useDelayed } from '#hooks/use-delayed.ts';
import { useOnline } from '#hooks/use-online.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { clockText } from '#lib/relative-time.ts';

/** A reconnection that succeeds at once is not worth a message. */
const quietMs = 2_000;

/** States that figures may be old, and since when. */
export function OfflineStrip() {
  const isOnline = useOnline();
  const connection = useStore(socket.connection);
  if (isOnline && connection.state !== 'lost') return null;
  return <Strip key={connection.lostAtMs} lostAtMs={connection.lostAtMs} />;
}

function Strip({ lostAtMs }: { readonly lostAtMs: number | undefined }) {
  const t = useMessages();
  if (!useDelayed(quietMs)) return null;
  return (
    <div
      role="status"
      data-strip
      className="z-(--z-no-network) flex shrink-0 items-center justify-center gap-1.5 bg-danger-soft px-4 pt-[calc(var(--safe-top)+0.375rem)] pb-1.5 text-12 text-danger"
    >
      <CloudOff aria-hidden className="size-3.5" />
      {lostAtMs === undefined ? t('common.offline') : t('common.offlineSince', { time: clockText(lostAtMs) })}
    </div>
  );
}

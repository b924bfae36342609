import { clockText } from '@candor/kit';
import { useDelayed } from '@candor/kit/view';
import { CloudOff } from 'lucide-react';
import { useStore } from 'zustand';
import { socket } from '#client/read.ts';
import { useOnline } from '#hooks/use-online.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** Floats above the tabs and footers, so that nothing on the page moves, and nothing under it is out of reach. */
export const sign =
  'pointer-events-none absolute bottom-20 left-4 z-(--z-no-network) flex items-center gap-1.5 rounded-full bg-raised px-3 py-2 text-12';

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
    <p role="status" className={`${sign} text-danger`}>
      <CloudOff className="size-3.5" />
      {lostAtMs === undefined ? t('common.offline') : t('common.offlineSince', { time: clockText(lostAtMs) })}
    </p>
  );
}

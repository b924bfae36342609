import { useDelayed } from '@candor/kit/view';
import { LoaderCircle } from 'lucide-react';
import { useStore } from 'zustand';
import { socket } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** A reconnection that succeeds at once is not worth a message. */
const quietMs = 1_500;

/** Says that messages neither come nor go at the moment, and that what is written waits. */
export function ConnectionStrip() {
  const state = useStore(socket.connection, (connection) => connection.state);
  return state === 'open' ? null : <Strip />;
}

function Strip() {
  const t = useMessages();
  if (!useDelayed(quietMs)) return null;
  return (
    <div
      role="status"
      className="absolute inset-x-0 top-0 z-(--z-sticky) flex items-center justify-center gap-1.5 bg-warn-soft py-1.5 text-12 text-warn"
    >
      <LoaderCircle aria-hidden className="size-3.5 animate-spin" />
      {t('conversation.connecting')}
    </div>
  );
}

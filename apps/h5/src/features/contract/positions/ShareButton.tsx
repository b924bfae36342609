import { IconButton } from '@candor/kit/view';
import { Share } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import type { LiveTicket } from '#features/position-model/live-picture.ts';

const PosterSheet = lazyDialog(() => import('./PosterSheet.tsx').then((m) => m.PosterSheet));

/** Shows a position as a poster, without any amount of money. */
export function ShareButton({ live }: { readonly live: LiveTicket }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('contract.share.label', { pair: live.ticket.symbol })}
        icon={<Share aria-hidden strokeWidth={1.75} />}
        size={18}
        className="text-fg-2"
        onClick={() => setIsOpen(true)}
      />
      <PosterSheet live={live} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

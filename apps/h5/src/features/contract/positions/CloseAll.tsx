import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import type { CloseAllScope } from './CloseAllSheet.tsx';

const CloseAllSheet = lazyDialog(() => import('./CloseAllSheet.tsx').then((m) => m.CloseAllSheet));

/** Closes many at once: the choice, its number and its result are shown before the confirmation. */
export function CloseAll({ pairId, symbol }: CloseAllScope) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="press tap flex h-8 shrink-0 items-center gap-1 rounded-field bg-inset px-3 text-13 font-medium huge:ml-4"
      >
        {t('contract.closeAll.button')}
        <ChevronDown aria-hidden className="size-3.5" />
      </button>
      <CloseAllSheet isOpen={isOpen} onClose={() => setIsOpen(false)} pairId={pairId} symbol={symbol} />
    </>
  );
}

import { ClockAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { tickers } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** States the reason that nothing moves, on every page that shows prices. */
export function PausedStrip() {
  const t = useMessages();
  if (!useSyncExternalStore(tickers.subscribeAll, tickers.arePaused)) return null;
  return (
    <div
      data-strip
      role="status"
      className="flex [[data-strip]~&]:[--safe-top:0px] shrink-0 items-center justify-center gap-1.5 bg-warn-soft px-4 pt-[calc(var(--safe-top)+0.375rem)] pb-1.5 text-12 text-warn"
    >
      <ClockAlert aria-hidden className="size-3.5 shrink-0" />
      {t('common.pricesPaused')}
    </div>
  );
}

import { ClockAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { tickers } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { sign } from './OfflineStrip.tsx';

/** States the reason that nothing moves, on every page that shows prices. */
export function PausedStrip() {
  const t = useMessages();
  if (!useSyncExternalStore(tickers.subscribeAll, tickers.arePaused)) return null;
  return (
    <p role="status" className={`${sign} text-warn`}>
      <ClockAlert className="size-3.5" />
      {t('common.pricesPaused')}
    </p>
  );
}

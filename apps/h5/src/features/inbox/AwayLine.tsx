import { ChevronRight, History, X } from 'lucide-react';
import { navigateTo } from '#app/navigation.ts';
import { absence } from '#client/absence.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { useStore } from 'zustand';
import { awayCounts } from './away-parts.ts';

/** One line that sums up what happened since the user's last visit; it leads to the message centre. */
export function AwayLine() {
  const t = useMessages();
  const { notices, hasMore } = useStore(absence);
  const parts = awayCounts(notices).map(([part, count]) => t(`inbox.away.${part}`, { count }));
  const forget = () => absence.setState({ notices: [] });
  return (
    <div role="status" className="flex h-9 items-center rounded-tile border border-line bg-accent-soft">
      <button
        type="button"
        onClick={() => {
          forget();
          navigateTo('/pages/notice/notice');
        }}
        className="press flex h-full min-w-0 flex-1 items-center gap-2.5 rounded-tile pl-3 text-left"
      >
        <History aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 truncate text-13 text-fg">
          <span className="text-fg-2">{t('inbox.away.title')}</span> {parts.join(' · ')}
          {hasMore && '…'}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3" />
      </button>
      <button
        type="button"
        aria-label={t('common.close')}
        onClick={forget}
        className="press tap grid size-9 place-items-center text-fg-3"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

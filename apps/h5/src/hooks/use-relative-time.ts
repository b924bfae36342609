import { dateText, relativeTime } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';
import { useNow } from './use-now.ts';

const agoKeys = { minute: 'common.minutesAgo', hour: 'common.hoursAgo', day: 'common.daysAgo' } as const;

/** "just now", "12 minutes ago", "3 days ago", or the date, in the user's language; for any moment. */
export function useRelativeTimes(): (atMs: number) => string {
  const t = useMessages();
  const nowMs = useNow(60_000);
  return (atMs) => {
    const time = relativeTime(atMs, nowMs);
    if (time.kind === 'just_now') return t('common.justNow');
    if (time.kind === 'date') return dateText(atMs);
    return t(agoKeys[time.unit], { count: time.count });
  };
}

/** The same for one moment. */
export function useRelativeTime(atMs: number): string {
  return useRelativeTimes()(atMs);
}

import { useMessages } from '../i18n/use-messages.ts';
import { dateText, relativeTime } from '../lib/relative-time.ts';
import { useNow } from './use-now.ts';

const agoKeys = { minute: 'common.minutesAgo', hour: 'common.hoursAgo', day: 'common.daysAgo' } as const;

/** "just now", "12 minutes ago", "3 days ago", or the date, in the user's language. */
export function useRelativeTime(atMs: number): string {
  const t = useMessages();
  const time = relativeTime(atMs, useNow(60_000));
  if (time.kind === 'just_now') return t('common.justNow');
  if (time.kind === 'date') return dateText(atMs);
  return t(agoKeys[time.unit], { count: time.count });
}

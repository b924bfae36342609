import { minuteMs } from '@candor/kernel';
import { useFormatter } from 'use-intl';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { dayOf } from './by-period.ts';

const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "November 2026" above the lines of a month, in the user's language. */
export function MonthHeader({ atMs }: { readonly atMs: number }) {
  const { dateTime } = useFormatter();
  return (
    <h2 className="pt-4 pb-1 text-13 font-semibold text-fg-2 first-letter:uppercase">
      {dateTime(new Date(atMs), { month: 'long', year: 'numeric', timeZone: zone() })}
    </h2>
  );
}

/** "Today" or "21 November" above the lines of a day. */
export function DayHeader({ atMs, level = 4 }: { readonly atMs: number; readonly level?: 2 | 4 }) {
  const Heading = `h${level}` as const;
  const t = useMessages();
  const { dateTime } = useFormatter();
  const isToday = dayOf(useNow(minuteMs)) === atMs;
  return (
    <Heading className="pt-3 pb-0.5 text-12 font-semibold text-fg-3">
      {isToday
        ? t('common.today')
        : dateTime(new Date(atMs), { day: 'numeric', month: 'long', year: 'numeric', timeZone: zone() })}
    </Heading>
  );
}

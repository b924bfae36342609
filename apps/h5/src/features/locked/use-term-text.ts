import { dayMs } from '@candor/kernel';
import { useMessages } from '#i18n/use-messages.ts';
import { durationOf } from '#lib/duration.ts';

/** Words for lengths of time of products, whose days are minutes in demonstrations. */
export function useTermText() {
  const t = useMessages();
  const textIn = (words: 'term' | 'every', ms: number): string => {
    if (ms >= dayMs && ms % dayMs === 0) return t(`locked.${words}.days`, { count: ms / dayMs });
    const { unit, count } = durationOf(ms);
    return t(`locked.${words}.${unit}`, { count });
  };
  const timeText = (ms: number) => textIn('term', ms);
  const everyText = (ms: number) => textIn('every', ms);
  return {
    timeText,
    /** After “per” and “every”: minute, 10 minutes. */
    everyText,
    /** The length of a term: 5 days, 10 minutes. */
    termText: (days: number, dayLengthMs: number) => timeText(days * dayLengthMs),
    /** The time that a rate is for: per day, per minute. */
    perText: (dayLengthMs: number) =>
      dayLengthMs === dayMs ? t('locked.perDay') : t('locked.perTime', { time: everyText(dayLengthMs) }),
  };
}

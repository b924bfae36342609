import { dayMs } from '@candor/kernel';
import { useMessages } from '#i18n/use-messages.ts';
import { durationOf } from '#lib/duration.ts';

/** Words for lengths of time of products, whose days are minutes in demonstrations. */
export function useTermText() {
  const t = useMessages();
  const timeText = (ms: number): string => {
    if (ms >= dayMs && ms % dayMs === 0) return t('locked.term.days', { count: ms / dayMs });
    const { unit, count } = durationOf(ms);
    return t(`locked.term.${unit}`, { count });
  };
  return {
    timeText,
    /** The length of a term: 5 days, 10 minutes. */
    termText: (days: number, dayLengthMs: number) => timeText(days * dayLengthMs),
    /** The time that a rate is for: per day, per 1 minute. */
    perText: (dayLengthMs: number) =>
      dayLengthMs === dayMs ? t('locked.perDay') : t('locked.perTime', { time: timeText(dayLengthMs) }),
  };
}

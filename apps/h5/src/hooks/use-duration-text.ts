import { durationOf } from '#lib/duration.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** A length of time in the largest exact unit, in words: 24 hours, 2 minutes, 90 seconds. */
export function useDurationText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    const { unit, count } = durationOf(ms);
    return t(`common.durations.${unit}`, { count });
  };
}

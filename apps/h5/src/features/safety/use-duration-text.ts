import { useMessages } from '#i18n/use-messages.ts';
import { durationOf } from '#lib/duration.ts';

/** A waiting time in the largest exact unit, in words. Uses the texts of the account. */
export function useDurationText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    const { unit, count } = durationOf(ms);
    return t(`safety.durations.${unit}`, { count });
  };
}

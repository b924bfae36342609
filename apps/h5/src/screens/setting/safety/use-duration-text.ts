import { useMessages } from '../../../i18n/use-messages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A waiting time in the largest unit that says it exactly: 24 hours, 2 minutes, 90 seconds. */
export function useDurationText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    if (ms >= hourMs && ms % hourMs === 0) return t('safety.durations.hours', { count: ms / hourMs });
    if (ms >= minuteMs && ms % minuteMs === 0) return t('safety.durations.minutes', { count: ms / minuteMs });
    return t('safety.durations.seconds', { count: Math.ceil(ms / 1_000) });
  };
}

import { useMessages } from '../../../i18n/use-messages.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A waiting time as words in a sentence: 2 minutes, 24 hours. */
export function useWaitText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    if (ms < hourMs) return t('addresses.waitMinutes', { minutes: Math.ceil(ms / minuteMs) });
    return t('addresses.waitHours', { hours: Math.ceil(ms / hourMs) });
  };
}

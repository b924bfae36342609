import { useMessages } from '#i18n/use-messages.ts';
import { durationOf } from '#lib/duration.ts';

/** A waiting time as words in a sentence: 2 minutes, 24 hours. Uses the texts of the wallet. */
export function useWaitText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    const { unit, count } = durationOf(ms);
    return t(`addresses.wait.${unit}`, { count });
  };
}

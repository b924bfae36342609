import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { waitParts } from './wait-parts.ts';

/** A wait in one short text: "2d 03:14:07", "3:14:07", "4:07". */
export function useWaitText(): (ms: number) => string {
  const t = useMessages();
  return (ms) => {
    const { days, hours, minutes, seconds } = waitParts(ms);
    return days === 0
      ? timeLeftText(ms)
      : t('nft.days', { days: String(days), time: `${hours}:${minutes}:${seconds}` });
  };
}

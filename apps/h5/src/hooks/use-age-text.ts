import { ageOf } from '@candor/kit';
import { useMessages } from '#i18n/use-messages.ts';

/** "14 s", "62 min", "3 h" in the user's language. */
export function useAgeText(): (seconds: number) => string {
  const t = useMessages();
  return (seconds) => {
    const { count, unit } = ageOf(seconds);
    return t(`common.ages.${unit}`, { count: String(count) });
  };
}

import { useMessages } from '#i18n/use-messages.ts';

/** From here on whole minutes are easier to read. */
const minutesFrom = 600;
const minute = 60;
const hour = 3_600;

/** The term of an option in words: seconds, from ten minutes on minutes, and hours. */
export function useTermText(): (seconds: number) => string {
  const t = useMessages();
  return (seconds) => {
    if (seconds % hour === 0) return t('options.hours', { count: String(seconds / hour) });
    const isInMinutes = seconds >= minutesFrom && seconds % minute === 0;
    if (isInMinutes) return t('options.minutes', { count: String(seconds / minute) });
    return t('options.seconds', { seconds: String(seconds) });
  };
}

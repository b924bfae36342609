import { useFormatter } from 'use-intl';

/** A month such as 202611 in the user's words, with its year ("November 2026") or short ("Nov"). */
export function useMonthText(): (month: number, length?: 'long' | 'short') => string {
  const { dateTime } = useFormatter();
  return (month, length = 'long') => {
    const first = new Date(Date.UTC(Math.floor(month / 100), (month % 100) - 1));
    return dateTime(first, { month: length, timeZone: 'UTC', ...(length === 'long' && { year: 'numeric' }) });
  };
}

import { languageOf } from '@candor/messages';
import { useSetting } from '#hooks/use-settings.ts';
import { monthStartMs } from './profit-months.ts';

/** "November 2026", in the user's language. */
export function MonthText({ month }: { readonly month: number }) {
  const { htmlLang } = languageOf(useSetting('language'));
  return (
    <span className="inline-block first-letter:uppercase">
      {new Intl.DateTimeFormat(htmlLang, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        monthStartMs(month),
      )}
    </span>
  );
}

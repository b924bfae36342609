import { comingText } from '@candor/kit';
import { languageOf } from '@candor/messages';
import { useNow } from './use-now.ts';
import { useSetting } from './use-settings.ts';

/** A future time, in the user's language and time zone: "21:30", "Mon 21:30". */
export function useComingTime(atMs: number | undefined): string | undefined {
  const nowMs = useNow(60_000);
  const { htmlLang } = languageOf(useSetting('language'));
  return atMs === undefined ? undefined : comingText(atMs, nowMs, htmlLang);
}

/** Texts for the server, which speaks all languages at once. The app fetches its own, part by part. */
import type { AnyCode, LanguageCode, ParameterRule } from '@candor/api';
import { createTranslator } from 'use-intl/core';
import { textsIn } from './every-text.ts';
import { languageOf } from './languages.ts';
import type { EveryText } from './texts.ts';

export { textsIn } from './every-text.ts';
export type { EveryText, Written } from './texts.ts';

/** Says any text by its full key: `say('words.endReasons.filled')`. Keys and values are checked by the compiler. */
export type Say = ReturnType<typeof createTranslator<EveryText>>;

const speakers = new Map<LanguageCode, Say>();

/** How texts are said in a language. What it is given throws on a key or a value that is missing. */
export function sayIn(language: LanguageCode): Say {
  let say = speakers.get(language);
  if (say === undefined) {
    say = createTranslator<any>({
      locale: languageOf(language).isWritten ? languageOf(language).htmlLang : 'en',
      messages: textsIn(language),
      timeZone: 'UTC',
      onError: (error) => {
        throw error;
      },
    }) as unknown as Say;
    speakers.set(language, say);
  }
  return say;
}

/** What a refusal says. */
export function textOf(code: AnyCode, language: LanguageCode): string {
  return sayIn(language)(`errors.${code}`);
}

/** What `parameter_error` says of one field; `words`: what it may say, where it is one of a list. */
export function parameterTextOf(
  field: string,
  rule: ParameterRule,
  language: LanguageCode,
  words: readonly string[] = [],
): string {
  const say = sayIn(language);
  if (rule !== 'not_in_list' || words.length === 0) return say(`parameter.${rule}`, { field });
  return say('parameter.not_one_of', { field, words: words.join(', ') });
}

const minuteMs = 60_000;
/** From here on the hours are said. */
const manyMinutes = 120;

/** What a refusal says that ends by itself: the reason, and how long it takes. */
export function textUntil(code: AnyCode, waitMs: number, language: LanguageCode): string {
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs));
  const reason = textOf(code, language);
  const say = sayIn(language);
  return minutes < manyMinutes
    ? say('refusedFor.minutes', { reason, minutes })
    : say('refusedFor.hours', { reason, hours: Math.ceil(minutes / 60) });
}

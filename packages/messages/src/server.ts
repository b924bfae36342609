/** Texts for the server, which speaks all languages at once. The app uses `loadMessages` instead. */
import type { AnyCode, LanguageCode, ParameterRule } from '@candor/api';
import { createTranslator } from 'use-intl/core';
import { serverTexts as english } from './en/server-texts.ts';
import { languageOf } from './languages.ts';
import { serverTexts as vietnamese } from './vn/server-texts.ts';
import { serverTexts as chinese } from './zh/server-texts.ts';

export type TextArguments = Readonly<Record<string, string | number>>;

const texts: Partial<Record<LanguageCode, object>> = { vn: vietnamese, zh: chinese, en: english };

type Translate = (key: string, values?: TextArguments) => string;
const translators = new Map<LanguageCode, Translate>();

function translatorOf(language: LanguageCode): Translate {
  let translate = translators.get(language);
  if (translate === undefined) {
    const written = texts[language];
    translate = createTranslator<any>({
      locale: languageOf(written === undefined ? 'en' : language).htmlLang,
      messages: written ?? english,
      timeZone: 'UTC',
      onError: (error) => {
        throw error;
      },
    }) as unknown as Translate;
    translators.set(language, translate);
  }
  return translate;
}

/** Any text by its full key: `messageOf('words.endReasons.filled', 'vn')`. Throws on a key or an argument that is missing. */
export function messageOf(key: string, language: LanguageCode, values?: TextArguments): string {
  return translatorOf(language)(key, values);
}

/** What a refusal says. */
export function textOf(code: AnyCode, language: LanguageCode, values?: TextArguments): string {
  return messageOf(`errors.${code}`, language, values);
}

/** What `parameter_error` says of one field; `words`: what it may say, where it is one of a list. */
export function parameterTextOf(
  field: string,
  rule: ParameterRule,
  language: LanguageCode,
  words: readonly string[] = [],
): string {
  if (rule !== 'not_in_list' || words.length === 0) return messageOf(`parameter.${rule}`, language, { field });
  return messageOf('parameter.not_one_of', language, { field, words: words.join(', ') });
}

const minuteMs = 60_000;
/** From here on the hours are said. */
const manyMinutes = 120;

/** What a refusal says that ends by itself: the reason, and how long it takes. */
export function textUntil(code: AnyCode, waitMs: number, language: LanguageCode): string {
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs));
  const reason = textOf(code, language);
  return minutes < manyMinutes
    ? messageOf('refusedFor.minutes', language, { reason, minutes })
    : messageOf('refusedFor.hours', language, { reason, hours: Math.ceil(minutes / 60) });
}

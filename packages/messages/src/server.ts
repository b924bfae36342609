/** Texts for the server, which speaks all languages at once. The app fetches its own, part by part. */
import type { AnyCode, LanguageCode, ParameterRule } from '@candor/api';
import { createTranslator } from 'use-intl/core';
import { textsIn } from './every-text.ts';
import { languageOf } from './languages.ts';
import type { EveryText } from './texts.ts';

export { textsIn } from './every-text.ts';
export type { EveryText, Written } from './texts.ts';

/** Renders any text by its full key: `say('words.endReasons.filled')`. Keys and values are checked by the compiler. */
export type Say = ReturnType<typeof createTranslator<EveryText>>;

const speakers = new Map<LanguageCode, Say>();

/** Makes the function that renders texts in a language. It throws on a missing key or value. */
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

/** The reader of a refusal: most texts are for users, and some mean something else to operators. */
type Reader = 'user' | 'operator';

/** The text of a refusal. */
export function textOf(code: AnyCode, language: LanguageCode, reader: Reader = 'user'): string {
  const say = sayIn(language);
  return reader === 'operator' && isOwn('forOperators', code) ? say(`forOperators.${code}`) : say(`errors.${code}`);
}

/** The outcome of an operator's call in the record, in words; one that is no code any more stays as it is. */
export function outcomeText(outcome: string, language: LanguageCode): string {
  const say = sayIn(language);
  if (isOwn('onRecord', outcome)) return say(`onRecord.${outcome}`);
  return say.has(`errors.${outcome as AnyCode}`) ? textOf(outcome as AnyCode, language, 'operator') : outcome;
}

function isOwn<Area extends 'forOperators' | 'onRecord'>(
  area: Area,
  name: string,
): name is keyof EveryText[Area] & string {
  return sayIn('en').has(`${area}.${name}` as 'onRecord.ok');
}

/** The text of `parameter_error` for one field; `words`: the allowed values of a field that is one of a list. */
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
/** From here on times are given in hours. */
const manyMinutes = 120;

/** The text of a refusal that ends by itself: the reason, and how long it still lasts. */
export function textUntil(code: AnyCode, waitMs: number, language: LanguageCode, reader: Reader = 'user'): string {
  const minutes = Math.max(1, Math.ceil(waitMs / minuteMs));
  const reason = textOf(code, language, reader);
  const say = sayIn(language);
  return minutes < manyMinutes
    ? say('refusedFor.minutes', { reason, minutes })
    : say('refusedFor.hours', { reason, hours: Math.ceil(minutes / 60) });
}

/** The text of a refusal with another one, which is its reason. */
export function textFor(code: AnyCode, because: AnyCode, language: LanguageCode, reader: Reader = 'user'): string {
  const told = (one: AnyCode) => textOf(one, language, reader);
  return sayIn(language)('refusedFor.because', { reason: told(code), because: told(because) });
}

/** The text of a refusal because of a present figure, with that figure. */
export function textBecause(code: AnyCode, present: string, language: LanguageCode, reader: Reader = 'user'): string {
  return sayIn(language)('refusedFor.present', { reason: textOf(code, language, reader), present });
}

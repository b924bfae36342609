/** Texts for the server, which speaks all languages at once. The app uses `loadMessages` instead. */
import type { AnyCode, CodeScene, LanguageCode, ParameterRule } from '@candor/contract';
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

/** What `parameter_error` says of one field. */
export function parameterTextOf(field: string, rule: ParameterRule, language: LanguageCode): string {
  return messageOf(`parameter.${rule}`, language, { field });
}

/** What a mail or SMS is for: a code of a scene, or news about the account. */
export type MailMessage =
  | { readonly kind: 'code'; readonly scene: CodeScene; readonly code: string; readonly minutes: number }
  | { readonly kind: 'already_registered' }
  | { readonly kind: 'password_changed' };

export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** The same, short enough for an SMS. */
  readonly sms: string;
}

/** Writes the mails and SMS of a site of this name. */
export function mailTexts(site: string): (message: MailMessage, language: LanguageCode) => MailText {
  return (message, language) => {
    const name = message.kind === 'code' ? message.scene : message.kind;
    const values = message.kind === 'code' ? { site, code: message.code, minutes: message.minutes } : { site };
    const part = (key: keyof MailText) => messageOf(`mails.${name}.${key}`, language, values);
    return { subject: part('subject'), text: part('text'), sms: part('sms') };
  };
}

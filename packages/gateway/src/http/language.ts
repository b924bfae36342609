import { defaultLanguage, type LanguageCode, languageCodes } from '@candor/contract';
import { languages } from '@candor/messages';

/**
 * The language of an answer: what the call says in `lang`, else what the browser prefers, else the default. A `lang`
 * that nobody speaks is the default too; it is no reason to refuse a call.
 */
export function languageOfCall(lang: unknown, acceptLanguage: string | undefined): LanguageCode {
  if (lang !== undefined) return languageCodes.find((code) => code === lang) ?? defaultLanguage;
  for (const wish of acceptLanguage?.split(',') ?? []) {
    const tag = (wish.split(';')[0] ?? '').trim().toLowerCase();
    const found = tag === '' ? undefined : languageOfTag(tag);
    if (found !== undefined) return found;
  }
  return defaultLanguage;
}

const traditionalChinese = /^zh-(hant|hk|mo|tw)\b/;

function languageOfTag(tag: string): LanguageCode | undefined {
  if (traditionalChinese.test(tag)) return 'hk';
  const primary = tag.split('-')[0];
  return languages.find(({ htmlLang }) => htmlLang.toLowerCase().split('-')[0] === primary)?.code;
}

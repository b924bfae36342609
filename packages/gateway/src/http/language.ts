import { defaultLanguage, type LanguageCode, languageCodes } from '@candor/contract';
import { languages } from '@candor/messages';
import type { FastifyRequest } from 'fastify';

/**
 * The language of an answer: what the call says in `lang`, else what the browser prefers, else the default. A `lang`
 * that nobody speaks is the default too; it is no reason to refuse a call.
 */
export function languageOfCall(lang: unknown, acceptLanguage: string | undefined): LanguageCode {
  if (lang !== undefined && lang !== null) return languageCodes.find((code) => code === lang) ?? defaultLanguage;
  // A browser names a handful; whoever sends more is not read to the end.
  for (const wish of acceptLanguage?.slice(0, wishesSizeMax).split(',', wishesMax) ?? []) {
    const tag = (wish.split(';')[0] ?? '').trim().toLowerCase();
    const found = tag === '' ? undefined : languageOfTag(tag);
    if (found !== undefined) return found;
  }
  return defaultLanguage;
}

const wishesMax = 10;
const wishesSizeMax = 256;

/** For refusals that come before anything is read: the language of the address line, if it stands there plainly. */
export function languageOfRefusal({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): LanguageCode {
  const lang = /[?&]lang=(\w{2,3})(?:&|$)/.exec(url.slice(0, urlSizeMax))?.[1];
  return languageOfCall(lang, headers['accept-language']);
}

const urlSizeMax = 512;

const traditionalChinese = /^zh-(hant|hk|mo|tw)\b/;

function languageOfTag(tag: string): LanguageCode | undefined {
  if (traditionalChinese.test(tag)) return 'hk';
  const primary = tag.split('-')[0];
  return languages.find(({ htmlLang }) => htmlLang.toLowerCase().split('-')[0] === primary)?.code;
}

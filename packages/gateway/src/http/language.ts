import { defaultLanguage, type LanguageCode, languageCodes, languageField } from '@candor/api';
import { languages } from '@candor/messages';
import type { FastifyRequest } from 'fastify';
import { UnreadBody } from './parameters.ts';

/**
 * The language of an answer: `lang` of the call, else the browser's preference, else the default. An unknown `lang` is
 * the default too, not a reason to refuse a call.
 */
export function languageOfCall(lang: unknown, acceptLanguage: string | undefined): LanguageCode {
  if (lang !== undefined && lang !== null) return languageCodes.find((code) => code === lang) ?? defaultLanguage;
  // A browser lists a handful; a longer list is not read to the end.
  for (const wish of acceptLanguage?.slice(0, wishesSizeMax).split(',', wishesMax) ?? []) {
    const tag = (wish.split(';')[0] ?? '').trim().toLowerCase();
    const found = tag === '' ? undefined : languageOfTag(tag);
    if (found !== undefined) return found;
  }
  return defaultLanguage;
}

const wishesMax = 10;
const wishesSizeMax = 256;

/**
 * The language of an answer to a request, as far as it has arrived: the one in its body, even if that is broken, else
 * in its address line, else the browser's preference.
 */
export function languageOfRequest({
  url,
  headers,
  body,
}: Pick<FastifyRequest, 'url' | 'headers' | 'body'>): LanguageCode {
  const said = body instanceof UnreadBody ? body.said(languageField) : undefined;
  return languageOfCall(said ?? languageOfAddress(url), headers['accept-language']);
}

/** The language of bytes that Node could not parse, from the part that has arrived. */
export function languageOfBroken(packet: unknown): LanguageCode {
  const text = packet instanceof Uint8Array ? Buffer.from(packet.subarray(0, packetSizeMax)).toString('latin1') : '';
  const [line = ''] = text.split(/\r?\n/, 1);
  const [, url = ''] = line.split(' ');
  return languageOfCall(languageOfAddress(url), /^accept-language:(.*)$/im.exec(text)?.[1]);
}

function languageOfAddress(url: string): string | undefined {
  return /[?&]lang=([^&]*)/.exec(url.slice(0, urlSizeMax))?.[1];
}

const urlSizeMax = 4_096;
const packetSizeMax = 8_192;

const traditionalChinese = /^zh-(hant|hk|mo|tw)\b/;

function languageOfTag(tag: string): LanguageCode | undefined {
  if (traditionalChinese.test(tag)) return 'hk';
  const primary = tag.split('-')[0];
  return languages.find(({ htmlLang }) => htmlLang.toLowerCase().split('-')[0] === primary)?.code;
}

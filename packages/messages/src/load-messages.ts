import type { LanguageCode } from '@candor/contract';
import type { EnglishMessages } from './en/index.ts';
import type { Messages } from './same-texts.ts';

/**
 * The texts of a language, fetched when first asked for: one chunk per language. Unwritten languages get English.
 *
 * They are typed as English, whose literal texts carry the types of keys and arguments; the tests hold that the other
 * languages have the same.
 */
export async function loadMessages(code: LanguageCode): Promise<EnglishMessages> {
  return (await load(code)) as EnglishMessages;
}

async function load(code: LanguageCode): Promise<Messages> {
  switch (code) {
    case 'vn':
      return (await import('./vn/index.ts')).vn;
    case 'zh':
      return (await import('./zh/index.ts')).zh;
    default:
      return (await import('./en/index.ts')).en;
  }
}

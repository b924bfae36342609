import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { liveItems } from './versions.ts';

interface CannedAnswer {
  readonly answerKey: string;
  readonly lang: LanguageCode;
  readonly title: string;
  readonly text: string;
}

/** Answers that operators have prepared, in one language: nobody is answered in another one by mistake. */
export async function listAnswers(
  db: Kysely<PlatformTables>,
  nowMs: number,
  lang: LanguageCode,
): Promise<readonly CannedAnswer[]> {
  const items = await liveItems(db, 'answer', nowMs);
  return items
    .flatMap(({ key, texts }) => {
      const { title = '', text = '' } = texts[lang] ?? {};
      return text === '' ? [] : [{ answerKey: key, lang, title, text }];
    })
    .toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

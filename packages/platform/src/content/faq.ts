import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { rankFaq } from './faq-search/rank.ts';
import { textsIn } from './languages.ts';
import { byPosition, liveItems } from './versions.ts';

interface FaqEntry {
  readonly id: number;
  readonly question: string;
  readonly answer: string;
}

interface FaqGroup {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly FaqEntry[];
}

/** All questions, in groups, in the order they are laid out in. A group without questions is left out. */
export async function listFaq(
  db: Kysely<PlatformTables>,
  nowMs: number,
  lang: LanguageCode,
): Promise<readonly FaqGroup[]> {
  const topics = (await liveItems(db, 'topic', nowMs)).toSorted(byPosition);
  const questions = (await liveItems(db, 'faq', nowMs)).toSorted(byPosition);
  return topics
    .map((topic) => ({
      key: topic.key,
      title: textsIn('topic', topic, lang)['title'] ?? '',
      entries: questions
        .filter(({ facts }) => facts['topic'] === topic.key)
        .map((item) => {
          const { question = '', answer = '' } = textsIn('faq', item, lang);
          return { id: Number(item.key), question, answer };
        }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

const foundMax = 5;

/** The entries that fit a user's words, best first. */
export async function searchFaq(
  db: Kysely<PlatformTables>,
  nowMs: number,
  words: string,
  lang: LanguageCode,
): Promise<readonly FaqEntry[]> {
  const groups = await listFaq(db, nowMs, lang);
  return rankFaq(
    groups.flatMap(({ entries }) => entries),
    words,
    lang,
  ).slice(0, foundMax);
}

import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { rankFaq } from './faq-search/rank.ts';
import { fallbackLanguage, preferred } from './languages.ts';

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

/** All questions, in groups, in the order they are laid out in. */
export async function listFaq(db: Kysely<PlatformTables>, lang: LanguageCode): Promise<readonly FaqGroup[]> {
  const languages = [lang, fallbackLanguage];
  const groups = await db
    .selectFrom('faq_groups')
    .innerJoin('faq_group_texts', 'faq_group_texts.group_key', 'faq_groups.group_key')
    .select(['faq_groups.group_key', 'lang', 'title'])
    .where('lang', 'in', languages)
    .orderBy('position')
    .execute();
  const entries = await db
    .selectFrom('faq_entries')
    .innerJoin('faq_entry_texts', 'faq_entry_texts.entry_id', 'faq_entries.id')
    .select(['id', 'group_key', 'lang', 'question', 'answer'])
    .where('lang', 'in', languages)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const shown = preferred(entries, lang, (row) => row.id);
  return preferred(groups, lang, (row) => row.group_key).map((group) => ({
    key: group.group_key,
    title: group.title,
    entries: shown
      .filter((entry) => entry.group_key === group.group_key)
      .map(({ id, question, answer }) => ({ id, question, answer })),
  }));
}

const foundMax = 5;

/** The entries that fit a user's words, best first. */
export async function searchFaq(
  db: Kysely<PlatformTables>,
  words: string,
  lang: LanguageCode,
): Promise<readonly FaqEntry[]> {
  const groups = await listFaq(db, lang);
  return rankFaq(
    groups.flatMap(({ entries }) => entries),
    words,
    lang,
  ).slice(0, foundMax);
}

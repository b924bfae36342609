import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { listAnswers } from './answers.ts';
import { findArticle, findPopup, listArticles } from './articles.ts';
import { type DocumentKey, findDocument } from './documents.ts';
import { listFaq, searchFaq } from './faq.ts';
import { listMenu } from './menu.ts';
import { listFiatRates, readSetting, readSettings, saveFiatRate } from './settings.ts';

export type Content = ReturnType<typeof createContent>;

/**
 * The installation's content for its readers, as it is published at this moment. A language without a text gets the
 * English one.
 */
export function createContent(db: Kysely<PlatformTables>, clock: () => number) {
  return {
    articles: (query: { categoryId: number; lang: LanguageCode; page: number; limit: number }) =>
      listArticles(db, clock(), query),
    article: (id: number, lang: LanguageCode) => findArticle(db, clock(), id, lang),
    popup: (lang: LanguageCode) => findPopup(db, clock(), lang),
    faq: (lang: LanguageCode) => listFaq(db, clock(), lang),
    searchFaq: (words: string, lang: LanguageCode) => searchFaq(db, clock(), words, lang),
    document: (key: DocumentKey, lang: LanguageCode) => findDocument(db, clock(), key, lang),
    menu: (lang: LanguageCode) => listMenu(db, clock(), lang),
    answers: (lang: LanguageCode) => listAnswers(db, clock(), lang),
    settings: () => readSettings(db),
    setting: (key: string) => readSetting(db, key),
    fiatRates: () => listFiatRates(db),
    setFiatRate: (rate: Parameters<typeof saveFiatRate>[1]) => saveFiatRate(db, rate),
  };
}

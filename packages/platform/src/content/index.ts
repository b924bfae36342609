import type { LanguageCode } from '@candor/api';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { findArticle, findPopup, listArticles } from './articles.ts';
import { type DocumentKey, findDocument } from './documents.ts';
import { listFaq, searchFaq } from './faq.ts';
import { listMenu } from './menu.ts';
import { listFiatRates, readSetting, readSettings, saveFiatRate } from './settings.ts';

export type Content = ReturnType<typeof createContent>;

/** The installation's content for its readers. A language without a text gets the English one. */
export function createContent(db: Kysely<PlatformTables>) {
  return {
    articles: (query: { categoryId: number; lang: LanguageCode; page: number; limit: number }) =>
      listArticles(db, query),
    article: (id: number, lang: LanguageCode) => findArticle(db, id, lang),
    popup: (lang: LanguageCode) => findPopup(db, lang),
    faq: (lang: LanguageCode) => listFaq(db, lang),
    searchFaq: (words: string, lang: LanguageCode) => searchFaq(db, words, lang),
    document: (key: DocumentKey, lang: LanguageCode) => findDocument(db, key, lang),
    menu: (lang: LanguageCode) => listMenu(db, lang),
    settings: () => readSettings(db),
    setting: (key: string) => readSetting(db, key),
    fiatRates: () => listFiatRates(db),
    setFiatRate: (rate: Parameters<typeof saveFiatRate>[1]) => saveFiatRate(db, rate),
  };
}

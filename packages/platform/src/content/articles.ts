import type { LanguageCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { fallbackLanguage, preferred } from './languages.ts';

/** The spec's categories: 4 news, 5 banners. */
export const newsCategory = 4;
export const bannerCategory = 5;

export interface ArticleSummary {
  readonly id: number;
  readonly categoryId: number;
  readonly title: string;
  readonly summary: string;
  /** Name of a picture the app draws, or empty. */
  readonly art: string;
  /** Route a tap opens instead of the article, or empty. */
  readonly route: string;
  readonly publishedAtMs: number;
}

/** `body` is plain paragraphs with an empty line between; a line that starts with `## ` is a heading, with `- ` an item. */
interface Article extends ArticleSummary {
  readonly body: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** One page of a category, in the order it is laid out in; `page` counts from 1. */
export async function listArticles(
  db: Kysely<PlatformTables>,
  query: { categoryId: number; lang: LanguageCode; page: number; limit: number },
): Promise<Page<ArticleSummary>> {
  const counted = await db
    .selectFrom('articles')
    .select((row) => row.fn.countAll<number | string>().as('total'))
    .where('category_id', '=', query.categoryId)
    .executeTakeFirstOrThrow();
  const shown = await db
    .selectFrom('articles')
    .select('id')
    .where('category_id', '=', query.categoryId)
    .orderBy('position')
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const rows = await textsOf(
    db,
    shown.map(({ id }) => id),
    query.lang,
  );
  return { rows: rows.map(({ body: _body, ...summary }) => summary), total: Number(counted.total) };
}

export async function findArticle(
  db: Kysely<PlatformTables>,
  id: number,
  lang: LanguageCode,
): Promise<Outcome<Article, 'content_not_found'>> {
  const [article] = await textsOf(db, [id], lang);
  return article === undefined ? reject('content_not_found') : done(article);
}

/** The article that opens by itself on the home page, if there is one. */
export async function findPopup(db: Kysely<PlatformTables>, lang: LanguageCode): Promise<Article | undefined> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('is_popup', '=', 1)
    .orderBy('published_at_ms', 'desc')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [article] = await textsOf(db, [row.id], lang);
  return article;
}

async function textsOf(db: Kysely<PlatformTables>, ids: readonly number[], lang: LanguageCode): Promise<Article[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('articles')
    .innerJoin('article_texts', 'article_texts.article_id', 'articles.id')
    .selectAll()
    .where('articles.id', 'in', ids)
    .where('lang', 'in', [lang, fallbackLanguage])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return preferred(rows, lang, (row) => row.id).map((row) => ({
    id: row.id,
    categoryId: row.category_id,
    title: row.title,
    summary: row.summary,
    body: row.body,
    art: row.art,
    route: row.route,
    publishedAtMs: row.published_at_ms,
  }));
}

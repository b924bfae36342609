import type { ContentKind, LanguageCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { textsIn } from './languages.ts';
import { byPosition, contentsOf, type LiveItem, liveItems, liveVersions } from './versions.ts';

/** The spec's categories: 4 news, 5 banners. */
export const newsCategory = 4;
export const bannerCategory = 5;

/** Kinds whose items are articles: one number is one article among all of them. */
const articleKinds = { news: newsCategory, banner: bannerCategory, popup: newsCategory } as const satisfies Partial<
  Record<ContentKind, number>
>;
type ArticleKind = keyof typeof articleKinds;

export interface ArticleSummary {
  readonly id: number;
  readonly categoryId: number;
  readonly title: string;
  readonly summary: string;
  /** Name of a picture the app draws, address of one of ours, or empty. */
  readonly art: string;
  /** Route a tap opens instead of the article, or empty. */
  readonly route: string;
  readonly publishedAtMs: number;
}

/** `body` is Markdown, by the whitelist of `@candor/reading`. */
interface Article extends ArticleSummary {
  readonly body: string;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** One page of a category: news with the newest first, banners as they are laid out; `page` counts from 1. */
export async function listArticles(
  db: Kysely<PlatformTables>,
  nowMs: number,
  query: { categoryId: number; lang: LanguageCode; page: number; limit: number },
): Promise<Page<ArticleSummary>> {
  const { categoryId, lang, page, limit } = query;
  const slice = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * limit, page * limit);
  if (categoryId === bannerCategory) {
    const banners = (await liveItems(db, 'banner', nowMs)).toSorted(byPosition);
    return { rows: slice(banners).map((item) => summaryOf('banner', item, lang)), total: banners.length };
  }
  if (categoryId !== newsCategory) return { rows: [], total: 0 };
  const live = await liveVersions(db, 'news', nowMs);
  const shown = await contentsOf(db, 'news', slice(live));
  return { rows: shown.map((item) => summaryOf('news', item, lang)), total: live.length };
}

/** News that came in a period, as their numbers and moments. */
export async function newsBetween(
  db: Kysely<PlatformTables>,
  { afterMs, nowMs }: { readonly afterMs: number; readonly nowMs: number },
): Promise<readonly { readonly id: number; readonly publishedAtMs: number }[]> {
  const live = await liveVersions(db, 'news', nowMs);
  return live
    .filter(({ publishedAtMs }) => publishedAtMs > afterMs)
    .map(({ key, publishedAtMs }) => ({ id: Number(key), publishedAtMs }));
}

export async function findArticle(
  db: Kysely<PlatformTables>,
  nowMs: number,
  id: number,
  lang: LanguageCode,
): Promise<Outcome<Article, 'content_not_found'>> {
  for (const kind of Object.keys(articleKinds) as ArticleKind[]) {
    const [item] = await liveItems(db, kind, nowMs, `${id}`);
    if (item !== undefined) return done(articleOf(kind, item, lang));
  }
  return reject('content_not_found');
}

/** The article that opens by itself on the home page, if there is one. */
export async function findPopup(
  db: Kysely<PlatformTables>,
  nowMs: number,
  lang: LanguageCode,
): Promise<Article | undefined> {
  const [item] = await contentsOf(db, 'popup', (await liveVersions(db, 'popup', nowMs)).slice(0, 1));
  return item === undefined ? undefined : articleOf('popup', item, lang);
}

function summaryOf(kind: ArticleKind, item: LiveItem, lang: LanguageCode): ArticleSummary {
  const { body: _body, ...summary } = articleOf(kind, item, lang);
  return summary;
}

function articleOf(kind: ArticleKind, item: LiveItem, lang: LanguageCode): Article {
  const { title = '', summary = '', body = '' } = textsIn(kind, item, lang);
  return {
    id: Number(item.key),
    categoryId: articleKinds[kind],
    title,
    summary,
    body,
    art: String(item.facts['image'] ?? ''),
    route: String(item.facts['route'] ?? ''),
    publishedAtMs: item.publishedAtMs,
  };
}

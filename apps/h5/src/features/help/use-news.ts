import { listNews, type NewsRow } from '@candor/api';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { navigateTo } from '#app/navigation.ts';

/** Spec section 7: categories of `/news/list`. */
export const newsCategory = 4;
export const bannerCategory = 5;
const newsForMs = 5 * 60_000;

/** The first rows of a category. */
export function useNews(categoryId: number, limit: number): Loadable<readonly NewsRow[]> {
  const news = useCall(listNews, { categoryId, limit }, { staleMs: newsForMs });
  return news.state === 'ready' ? { ...news, data: news.data.data } : news;
}

/** A piece of news leads to its page of the app, or to its article. */
export function openNews(row: NewsRow): void {
  if (row.link !== '') navigateTo(row.link);
  else navigateTo('/pages/common/article', { id: row.newsId });
}

import type { ArticleBody, NewsRow } from '@candor/api';
import type { ArticleSummary, Document } from '@candor/platform';

export function newsRowOf(article: ArticleSummary): NewsRow {
  const { id, categoryId, title, summary, art, route, publishedAtMs } = article;
  return { newsId: id, categoryId, title, summary, image: art, link: route, publishedAtMs };
}

export function articleBodyOf({ title, body, updatedAtMs }: Document): ArticleBody {
  return { title, content: body, updatedAtMs };
}

import type { ScreenProps } from '#app/screen.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { NewsArticle } from './NewsArticle.tsx';
import { NewsPage } from './NewsPage.tsx';

/** pages/common/article: the article `id`, or the text that `type` names; with neither, all news. */
export function ArticleScreen({ params: { id, type } }: ScreenProps) {
  if (id !== undefined) return <NewsArticle newsId={/^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined} />;
  if (type === 'about') return <DocumentPage name="about" />;
  if (type === 'compliance') return <DocumentPage name="compliance" />;
  if (type === 'agreement') return <DocumentPage name="terms" />;
  return <NewsPage />;
}

import { getNews } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(getNews, async ({ platform }, { newsId }, { lang }) => {
  const article = await platform.content.article(newsId, lang);
  if (!article.ok) return article;
  const { id, categoryId, title, art, body, publishedAtMs } = article.value;
  return done({ newsId: id, categoryId, title, image: art, content: body, publishedAtMs });
});

import { listNews } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { newsRowOf } from '../present/articles.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listNews, async ({ platform }, { categoryId, page, limit }, { lang }) => {
  const articles = await platform.content.articles({ categoryId, lang, page, limit });
  return done(pageAnswer({ page, limit }, articles, newsRowOf));
});

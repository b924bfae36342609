import { listPopNews } from '@candor/api';
import { done } from '@candor/kernel';
import { newsRowOf } from '../present/articles.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listPopNews, async ({ platform }, _input, { lang }) => {
  const popup = await platform.content.popup(lang);
  return done(popup === undefined ? [] : [newsRowOf(popup)]);
});

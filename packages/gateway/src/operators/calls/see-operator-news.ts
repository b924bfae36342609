import { seeOperatorNews } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(seeOperatorNews, async ({ platform }, { newsId }, { operator }) => {
  await platform.operatorNews.seen(operator.name, newsId);
  return done({});
});

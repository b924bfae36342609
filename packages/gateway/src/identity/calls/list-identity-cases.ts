import { listIdentityCases } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listIdentityCases, async ({ platform }, query) => {
  const cases = await platform.identity.cases(query);
  return done(pageAnswer(query, cases, (row) => row));
});

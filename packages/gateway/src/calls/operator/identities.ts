import { listIdentityCases } from '@candor/contract';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../own-view.ts';
import { serveOperator } from '../../serve.ts';

export default serveOperator(listIdentityCases, async ({ platform }, query) => {
  const cases = await platform.identity.cases(query);
  return done(pageAnswer(query, cases, (row) => row));
});

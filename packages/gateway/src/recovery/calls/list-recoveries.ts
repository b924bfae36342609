import { listRecoveries } from '@candor/api';
import { done } from '@candor/kernel';
import { pageAnswer } from '../../serving/own-lists.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listRecoveries, async ({ platform }, query) => {
  const cases = await platform.recovery.cases(query);
  return done(pageAnswer(query, cases, (row) => row));
});

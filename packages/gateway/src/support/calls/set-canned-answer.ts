import { setCannedAnswer } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(setCannedAnswer, async ({ platform }, answer) => {
  await platform.cannedAnswers.set(answer);
  return done(answer);
});

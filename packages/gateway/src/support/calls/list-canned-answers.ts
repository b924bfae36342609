import { listCannedAnswers } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listCannedAnswers, async ({ platform }, { lang }) =>
  done([...(await platform.content.answers(lang))]),
);

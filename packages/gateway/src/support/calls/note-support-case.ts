import { noteSupportCase } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(noteSupportCase, async ({ platform }, { caseId, text }, { operator }) => {
  const noted = await platform.support.note(caseId, operator.name, text);
  if (!noted.ok) return noted;
  const { atMs } = noted.value;
  return done({ operator: operator.name, atMs, text });
});

import { confirmContent } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(confirmContent, async ({ platform }, place, { operator }) => {
  const confirmed = await platform.contentDesk.confirm({ ...place, operator: operator.name });
  return confirmed.ok ? done({}) : confirmed;
});

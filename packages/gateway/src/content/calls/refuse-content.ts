import { refuseContent } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(refuseContent, async ({ platform }, place, { operator }) => {
  const refused = await platform.contentDesk.refuse({ ...place, operator: operator.name });
  return refused.ok ? done({}) : refused;
});

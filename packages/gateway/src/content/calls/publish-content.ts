import { publishContent } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(publishContent, async ({ platform }, publish, { operator }) => {
  const waits = await platform.contentDesk.publish({ ...publish, operator: operator.name });
  return waits.ok ? done({ needsSecond: waits.value }) : waits;
});

import { closeSupportCase } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { supportQueueRowOf } from '../present.ts';

export default serveOperator(closeSupportCase, async ({ platform }, { caseId }) => {
  const solved = await platform.support.solve(caseId);
  return solved.ok ? done(await supportQueueRowOf(platform, solved.value)) : solved;
});

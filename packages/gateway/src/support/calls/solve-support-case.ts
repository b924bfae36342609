import { solveSupportCase } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { supportCaseRowOf } from '../present.ts';

export default serveUser(solveSupportCase, async ({ platform }, { caseId }, { user }) => {
  const solved = await platform.support.solve(caseId, user.userId);
  return solved.ok ? done(await supportCaseRowOf(platform, solved.value)) : solved;
});

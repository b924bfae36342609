import { rateSupportCase } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { supportCaseRowOf } from '../present.ts';

export default serveUser(rateSupportCase, async ({ platform }, { caseId, ...rated }, { user }) => {
  const outcome = await platform.support.rate(caseId, user.userId, rated);
  return outcome.ok ? done(await supportCaseRowOf(platform, outcome.value)) : outcome;
});

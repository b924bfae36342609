import { getSupportCase } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { supportCaseRowOf } from '../present.ts';

export default serveUser(getSupportCase, async ({ platform }, { caseId }, { user }) => {
  const found = await platform.support.find(caseId, user.userId);
  return found.ok ? done(await supportCaseRowOf(platform, found.value)) : found;
});

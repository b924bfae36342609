import { reopenSupportCase } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { supportCaseRowOf } from '../present.ts';

export default serveUser(reopenSupportCase, async ({ platform }, { caseId }, { user }) => {
  const opened = await platform.support.reopen(caseId, user.userId);
  return opened.ok ? done(await supportCaseRowOf(platform, opened.value)) : opened;
});

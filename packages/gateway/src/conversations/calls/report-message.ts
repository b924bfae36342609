import { reportMessage } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(reportMessage, async ({ platform }, { conversationId, seq, reason }, { user }) => {
  const found = await platform.conversations.readableBy(user.userId, conversationId);
  if (!found.ok) return found;
  const reported = await platform.conversations.report(user.userId, found.value, seq, reason);
  return reported.ok ? done({ isReported: true }) : reported;
});

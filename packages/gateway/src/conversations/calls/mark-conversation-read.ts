import { markConversationRead } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(markConversationRead, async ({ platform }, { conversationId, seq }, { user }) => {
  const marked = await platform.conversations.markRead(user.userId, conversationId, seq);
  return marked.ok ? done({ readSeq: marked.value }) : marked;
});

import { listMessages } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { messagePageOf } from '../present.ts';

export default serveUser(listMessages, async ({ platform }, { conversationId, ...query }, { user }) => {
  const found = await platform.conversations.readableBy(user.userId, conversationId);
  if (!found.ok) return found;
  const read = await platform.conversations.page(found.value, query);
  return done(messagePageOf(found.value, read, user.userId));
});

import { sendMessage } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { messageRowOf } from '../present.ts';

/** The chat room has rules of its own, and a call of its own. */
export default serveUser(sendMessage, async ({ platform }, input, { user }) => {
  const { userId } = user;
  const [own] = await platform.conversations.own(userId, input.conversationId);
  if (own === undefined) return reject('conversation_not_found');
  const sent = await platform.conversations.send({ ...input, author: { role: 'user', userId } });
  return sent.ok ? done(messageRowOf(sent.value, userId)) : sent;
});

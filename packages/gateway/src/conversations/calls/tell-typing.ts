import { tellTyping } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(tellTyping, async ({ platform }, { conversationId }, { user }) => {
  const { userId } = user;
  const [own] = await platform.conversations.own(userId, conversationId);
  if (own === undefined) return reject('conversation_not_found');
  return done({ isPassedOn: await platform.conversations.tellTyping(own, { role: 'user', userId }) });
});

import { listConversations } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { conversationRowOf } from '../present.ts';

export default serveUser(listConversations, async ({ platform }, _input, { user }) =>
  done((await platform.conversations.own(user.userId)).map(conversationRowOf)),
);

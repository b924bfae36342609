import { listChatMessages } from '@candor/api';
import { done } from '@candor/kernel';
import { messagePageOf } from '../../conversations/present.ts';
import { serve } from '../../serving/serve.ts';

export default serve(listChatMessages, async ({ platform }, { room, ...query }, { session }) => {
  const conversation = await platform.chat.conversation(room);
  const read = await platform.conversations.page(conversation, query);
  return done(messagePageOf(conversation, read, session?.userId));
});

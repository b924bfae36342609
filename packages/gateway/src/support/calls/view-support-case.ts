import { viewSupportCase } from '@candor/api';
import { done, present } from '@candor/kernel';
import { messagePageOf } from '../../conversations/present.ts';
import { serveOperator } from '../../serving/serve.ts';
import { supportQueueRowOf } from '../present.ts';

export default serveOperator(viewSupportCase, async ({ platform }, { caseId, ...query }) => {
  const { support, conversations } = platform;
  const found = await support.find(caseId);
  if (!found.ok) return found;
  const conversation = present(await conversations.find(found.value.conversationId), 'a case has a conversation');
  const read = await conversations.page(conversation, query);
  await conversations.markReadByStaff(conversation);
  return done({
    case: await supportQueueRowOf(platform, found.value),
    messages: messagePageOf(conversation, read),
    notes: (await support.notes(caseId)).map(({ operator, atMs, text }) => ({ operator, atMs, text })),
  });
});

import { viewSupportCase } from '@candor/api';
import { done, present } from '@candor/kernel';
import { messagePageOf } from '../../conversations/present.ts';
import { serveOperator } from '../../serving/serve.ts';
import { aboutUser } from '../../people/about-user.ts';
import { supportQueueRowOf } from '../present.ts';

export default serveOperator(viewSupportCase, async (deps, { caseId, ...query }, { operator }) => {
  const { platform } = deps;
  const { support, conversations } = platform;
  const found = await support.find(caseId);
  if (!found.ok) return found;
  await aboutUser(deps, operator, found.value.userId);
  const conversation = present(await conversations.find(found.value.conversationId), 'a case has a conversation');
  const read = await conversations.page(conversation, query);
  await conversations.markReadByStaff(conversation);
  return done({
    case: await supportQueueRowOf(platform, found.value),
    messages: messagePageOf(conversation, read),
    notes: (await support.notes(caseId)).map(({ operator, atMs, text }) => ({ operator, atMs, text })),
  });
});

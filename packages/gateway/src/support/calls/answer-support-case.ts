import { answerSupportCase } from '@candor/api';
import { done } from '@candor/kernel';
import { messageRowOf } from '../../conversations/present.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(
  answerSupportCase,
  async ({ platform }, { caseId, clientId, text, replyTo }, { operator }) => {
    const found = await platform.support.find(caseId);
    if (!found.ok) return found;
    const { conversationId } = found.value;
    const author = { role: 'staff', operator: operator.name } as const;
    const sent = await platform.conversations.send({ conversationId, author, clientId, text, replyTo });
    if (sent.ok) return done(messageRowOf(sent.value));
    const { code } = sent;
    if (code === 'conversation_not_found' || code === 'upload_not_found')
      throw new Error(`an answer was refused: ${code}`);
    return { ...sent, code };
  },
);

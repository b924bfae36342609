import { redactMessage } from '@candor/api';
import { done } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';
import { messageRowOf } from '../present.ts';

export default serveOperator(redactMessage, async ({ platform }, { conversationId, seq, reason }, { operator }) => {
  const redacted = await platform.conversations.redact(conversationId, seq, { reason, operator: operator.name });
  return redacted.ok ? done(messageRowOf(redacted.value)) : redacted;
});

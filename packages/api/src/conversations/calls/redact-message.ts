import { defineCall } from '../../wire/define-call.ts';
import { idNumber, wordOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { messageRow, redactionReasons } from '../conversation.ts';

export const redactMessage = defineCall({
  method: 'POST',
  path: '/operator/conversation/redact',
  access: 'operator',
  roles: ['support'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Take the content of a message away for good. Its place, its author and the reason remain.',
  input: wireObject({ conversationId: idNumber, seq: idNumber, reason: wordOf(redactionReasons) }),
  output: messageRow,
  rejects: ['message_not_found'],
});

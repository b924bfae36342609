import * as z from 'zod/mini';
import { clientMessageId, messageRow, messageText } from '../../conversations/conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { caseIdField } from '../support.ts';

export const answerSupportCase = defineCall({
  method: 'POST',
  path: '/operator/kefu/answer',
  access: 'operator',
  roles: ['support'],
  privateFields: ['text'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Answer a case as staff. The badge follows from this call, not from any text or name.',
  input: wireObject({
    caseId: caseIdField,
    clientId: clientMessageId,
    text: messageText,
    replyTo: z.optional(described(idNumber, 'Number of the message that this one answers.')),
  }),
  output: messageRow,
  rejects: [
    'support_case_not_found',
    'conversation_closed',
    'message_empty',
    'message_not_found',
    'messages_too_often',
    'request_id_reused',
  ],
});

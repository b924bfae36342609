import { reportReasons } from '../conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { flag, idNumber, wordOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const reportMessage = defineCall({
  method: 'POST',
  path: '/conversation/report',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  weight: 5,
  group: 'Conversations',
  summary: 'Report a message to the operators. Reporting it again changes nothing.',
  input: wireObject({ conversationId: idNumber, seq: idNumber, reason: wordOf(reportReasons) }),
  output: wireObject({ isReported: flag }),
  rejects: ['conversation_not_found', 'message_not_found'],
});

import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { messageSizeMax } from '../../conversations/conversation.ts';
import { caseIdField, supportNote } from '../support.ts';

export const noteSupportCase = defineCall({
  method: 'POST',
  path: '/operator/kefu/note',
  access: 'operator',
  roles: ['support'],
  privateFields: ['text'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Leave a note on a case that its user never sees.',
  input: wireObject({ caseId: caseIdField, text: textUpTo(messageSizeMax, 1) }),
  output: supportNote,
  rejects: ['support_case_not_found'],
});

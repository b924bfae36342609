import * as z from 'zod/mini';
import { messagePage, messagePageFields } from '../../conversations/conversation.ts';
import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { caseIdField, supportNote, supportQueueRow } from '../support.ts';

export const viewSupportCase = defineCall({
  method: 'GET',
  path: '/operator/kefu/case',
  access: 'operator',
  roles: ['support'],
  tells: 'support',
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'One case with a page of its messages, and the notes that its user does not see. Marks it as read by us.',
  input: wireObject({ caseId: caseIdField, ...messagePageFields }),
  output: wireObject({ case: supportQueueRow, messages: messagePage, notes: z.array(supportNote) }),
  rejects: ['support_case_not_found'],
});

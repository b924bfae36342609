import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { caseIdField, supportQueueRow } from '../support.ts';

export const closeSupportCase = defineCall({
  method: 'POST',
  path: '/operator/kefu/solve',
  access: 'operator',
  roles: ['support'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Close a case as solved. Its user can open it again.',
  input: wireObject({ caseId: caseIdField }),
  output: supportQueueRow,
  rejects: ['support_case_not_found'],
});

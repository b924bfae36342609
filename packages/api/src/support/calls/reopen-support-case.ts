import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { caseIdField, supportCaseRow } from '../support.ts';

export const reopenSupportCase = defineCall({
  method: 'POST',
  path: '/kefu/reopen',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Customer service',
  summary: 'Open my solved case again; it waits for an answer as before.',
  input: wireObject({ caseId: caseIdField }),
  output: supportCaseRow,
  rejects: ['support_case_not_found', 'support_cases_too_many'],
});

import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { caseIdField, supportCaseRow } from '../support.ts';

export const solveSupportCase = defineCall({
  method: 'POST',
  path: '/kefu/solve',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Customer service',
  summary: 'Close my case as solved. One that is solved stays so.',
  input: wireObject({ caseId: caseIdField }),
  output: supportCaseRow,
  rejects: ['support_case_not_found'],
});

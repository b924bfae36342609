import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { caseIdField, supportCaseRow } from '../support.ts';

export const getSupportCase = defineCall({
  method: 'GET',
  path: '/kefu/case',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Customer service',
  summary: 'One of my cases.',
  input: wireObject({ caseId: caseIdField }),
  output: supportCaseRow,
  rejects: ['support_case_not_found'],
});

import { defineCall } from '../../wire/define-call.ts';
import { fileRow } from '../../uploads/file.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { caseIdField } from '../support.ts';

export const getSupportTranscript = defineCall({
  method: 'GET',
  path: '/kefu/transcript',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  weight: 20,
  group: 'Customer service',
  summary: 'My case as a PDF: every message with its time and role; of pictures only that there was one.',
  input: wireObject({ caseId: caseIdField }),
  output: fileRow,
  rejects: ['support_case_not_found'],
});

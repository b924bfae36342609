import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { caseIdField } from '../support.ts';

export const mailSupportTranscript = defineCall({
  method: 'POST',
  path: '/kefu/mail',
  access: 'signed_in',
  effect: 'commands',
  rate: 'code',
  group: 'Customer service',
  summary: 'Send the transcript of my case to my own e-mail address.',
  input: wireObject({ caseId: caseIdField }),
  output: wireObject({ isSent: described(flag, 'It is in the post box; it leaves within moments.') }),
  rejects: ['support_case_not_found', 'contact_needed'],
});

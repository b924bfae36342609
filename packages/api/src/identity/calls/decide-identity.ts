import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { failuresText } from '../verification.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const decideIdentity = defineCall({
  method: 'POST',
  path: '/operator/identity/decide',
  access: 'operator',
  roles: ['compliance'],
  tells: 'identity',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Verify the identity of a case, or say field by field what is wrong.',
  input: wireObject({
    caseId: idNumber,
    decision: wordOf(['verify', 'fail']),
    failures: z._default(failuresText, []),
    note: z._default(described(textUpTo(200), 'For the user, in addition.'), ''),
  }),
  output: wireObject({ realLevel: named('real_level', countNumber) }),
  rejects: [
    'case_not_found',
    'case_not_opened',
    'case_decided',
    'contact_needed',
    'identity_taken',
    'failures_invalid',
  ],
});

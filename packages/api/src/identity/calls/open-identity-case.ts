import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { caseNote, identityCase, identityDocuments, identityFailure } from '../verification.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const openIdentityCase = defineCall({
  method: 'POST',
  path: '/operator/identity',
  access: 'operator',
  roles: ['compliance'],
  tells: 'identity',
  needsFreshProof: true,
  opensDocument: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Open one case: its fields, and for a while its pictures. The user can see who did and why.',
  input: wireObject({
    caseId: idNumber,
    reason: described(caseNote, 'Why: the user reads it.'),
  }),
  output: wireObject({
    case: identityCase,
    name: z.string(),
    cardId: z.string(),
    birthDate: z.string(),
    documents: described(z.array(wordOf(identityDocuments)), 'Pictures there are of this case.'),
    failures: z.array(identityFailure),
    note: z.string(),
    openUntilMs: described(timeMs, 'Until when its pictures can be looked at.'),
  }),
  rejects: ['case_not_found'],
});

import { defineCall } from '../../wire/define-call.ts';
import { idNumber, wordOf } from '../../wire/fields.ts';
import { fileRow } from '../../uploads/file.ts';
import { caseNote, identityDocuments } from '../verification.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const viewIdentityDocument = defineCall({
  method: 'POST',
  path: '/operator/identity/document',
  access: 'operator',
  roles: ['compliance'],
  tells: 'identity',
  needsFreshProof: true,
  opensDocument: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Look at one picture of a case that is open. It bears the name of who looks; the user can see who did and why.',
  input: wireObject({
    caseId: idNumber,
    document: wordOf(identityDocuments),
    reason: described(caseNote, 'Why: the user reads it.'),
  }),
  output: fileRow,
  rejects: ['case_not_found', 'case_not_opened', 'document_not_found'],
});

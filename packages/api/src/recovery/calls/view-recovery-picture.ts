import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { fileRow } from '../../uploads/file.ts';
import { caseNote } from '../../identity/verification.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const viewRecoveryPicture = defineCall({
  method: 'POST',
  path: '/operator/recovery/picture',
  access: 'operator',
  roles: ['compliance'],
  tells: 'recovery',
  needsFreshProof: true,
  opensDocument: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Look at the picture of a recovery that is open. It bears the name of who looks; the user can see it.',
  input: wireObject({ recoveryId: idNumber, reason: described(caseNote, 'Why: the user reads it.') }),
  output: fileRow,
  rejects: ['case_not_found', 'case_not_opened', 'document_not_found'],
});

import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { fileRow } from '../../uploads/file.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getClaimProof = defineCall({
  method: 'POST',
  path: '/operator/claims/proof',
  access: 'operator',
  roles: ['treasury'],
  tells: 'deposit',
  needsFreshProof: true,
  opensDocument: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'The proof of an open notice. The view is on record.',
  input: wireObject({ claimId: idNumber }),
  output: fileRow,
  rejects: ['claim_not_found', 'upload_not_found'],
});

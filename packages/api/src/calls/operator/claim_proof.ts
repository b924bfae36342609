import { defineCall } from '../../define-call.ts';
import { idNumber } from '../../fields.ts';
import { fileRow } from '../../shapes/file.ts';
import { wireObject } from '../../wire.ts';

export const getClaimProof = defineCall({
  method: 'POST',
  path: '/operator/claims/proof',
  access: 'operator',
  roles: ['cashier'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'The proof of an open notice. The view is on record.',
  input: wireObject({ claimId: idNumber }),
  output: fileRow,
  rejects: ['claim_not_found', 'upload_not_found'],
});

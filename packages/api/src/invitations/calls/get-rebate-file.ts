import { defineCall } from '../../wire/define-call.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { fileRow } from '../../uploads/file.ts';

export const getRebateFile = defineCall({
  method: 'POST',
  path: '/invite/file',
  access: 'signed_in',
  effect: 'reads',
  rate: 'login',
  weight: 4,
  group: 'Invitations',
  summary: 'The newest ten thousand rebates as a file of CSV.',
  input: wireObject({}),
  output: fileRow,
  rejects: [],
});

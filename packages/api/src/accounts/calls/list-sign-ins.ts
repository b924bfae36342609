import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { signInRow } from '../../safety/safety.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const listSignIns = defineCall({
  method: 'GET',
  path: '/safe/sign_ins',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Safety',
  summary: 'Who logged in, or tried to, newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: pageOf(signInRow),
  rejects: [],
});

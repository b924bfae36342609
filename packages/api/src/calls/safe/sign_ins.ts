import { defineCall } from '../../define-call.ts';
import { pageLimit, pageNumber, pageOf } from '../../fields.ts';
import { signInRow } from '../../shapes/safety.ts';
import { wireObject } from '../../wire.ts';

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

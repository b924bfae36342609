import { defineCall } from '../../wire/define-call.ts';
import { safetyRow } from '../safety.ts';
import { wireObject } from '../../wire/wire-object.ts';

export const getSafety = defineCall({
  method: 'GET',
  path: '/safe/state',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Safety',
  summary: 'How safe my account is, and what to do next.',
  input: wireObject({}),
  output: safetyRow,
  rejects: [],
});

import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { lockedProductRow } from '../locked.ts';

export const listLockedProducts = defineCall({
  method: 'GET',
  path: '/lh/deposit/config',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Locked mining',
  summary: 'The products of locked mining, with the hash of the terms to lock under.',
  input: wireObject({}),
  output: listOf(lockedProductRow),
  rejects: [],
});

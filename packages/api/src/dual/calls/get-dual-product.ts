import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { dualProductRow } from '../dual.ts';

export const getDualProduct = defineCall({
  method: 'GET',
  path: '/dual/detail',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Dual investment',
  summary: 'One dual investment on offer, with the hash of the terms to buy under.',
  input: wireObject({ productId: named('id', idNumber) }),
  output: dualProductRow,
  rejects: ['dual_not_offered'],
});

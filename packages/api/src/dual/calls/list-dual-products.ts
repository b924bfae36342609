import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';
import { dualDirectionWire, dualProductRow } from '../dual.ts';

export const listDualProducts = defineCall({
  method: 'GET',
  path: '/dual/index',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Dual investment',
  summary: 'Dual investments of one direction, the first to mature first.',
  input: wireObject({
    assetId: named('currency_id', z.optional(described(idNumber, 'Of this base coin only.'))),
    direction: named('type', z._default(dualDirectionWire, 'call')),
  }),
  output: listOf(dualProductRow),
  rejects: [],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { gridTick } from '../../options/option.ts';
import { dualPurchaseRow } from '../dual.ts';

export const getDualTape = defineCall({
  method: 'GET',
  path: '/dual/tape',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Dual investment',
  summary: 'The ticks that decided a purchase: its settlement price is their mean.',
  input: wireObject({ purchaseId: named('id', idNumber) }),
  output: wireObject({
    purchase: dualPurchaseRow,
    samples: described(z.array(gridTick), 'Of its window, oldest first; empty until it has closed.'),
    spells: described(
      countNumber,
      'Spells of five seconds in the window: ticks in fewer than 80 % of them are too few.',
    ),
  }),
  rejects: ['purchase_not_found'],
});

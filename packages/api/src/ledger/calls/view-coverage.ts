import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, ppmNumber, symbolText } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { houseAccountRow } from '../house-account.ts';

export const viewCoverage = defineCall({
  method: 'GET',
  path: '/operator/coverage',
  access: 'operator',
  roles: ['treasury', 'markets', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  group: 'Ledger',
  summary: 'What the house could have to pay, against the funds that stand behind it.',
  input: wireObject({}),
  output: wireObject({
    code: described(z.string(), 'Of the amounts of contracts and options.'),
    underwriting: described(amountText, 'Available in `underwriting`.'),
    insurance: described(amountText, 'Available in `insurance`.'),
    owed: described(amountText, 'What holders of contracts are owed together, at the last index of each pair.'),
    stressed: described(amountText, 'What the stress move of every market at once would cost.'),
    contracts: z.array(
      wireObject({
        pairId: idNumber,
        symbol: symbolText,
        owed: described(amountText, 'At the last index; 0 when its holders owe the house.'),
        stress: named('stress_ppm', described(ppmNumber, 'The move of the index that has to be payable.')),
        stressed: described(amountText, 'What that move would cost on its larger side.'),
      }),
    ),
    options: z.array(
      wireObject({
        pairId: idNumber,
        symbol: symbolText,
        reserved: described(amountText, 'For rewards of live options: frozen in `underwriting`.'),
        exposureMax: amountText,
        room: described(amountText, 'What can still be reserved.'),
      }),
    ),
    promises: described(
      z.array(houseAccountRow),
      'Accounts that promises are reserved in: frozen is promised, available backs what is sold next.',
    ),
  }),
  rejects: [],
});

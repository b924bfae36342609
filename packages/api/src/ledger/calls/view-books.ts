import * as z from 'zod/mini';
import { headRow, railRow } from '../../funding/rail.ts';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, idNumber, signedAmountText } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { houseAccountRow } from '../house-account.ts';

const assetTotalRow = wireObject({
  assetId: named('currency_id', idNumber),
  code: z.string(),
  users: described(signedAmountText, 'Of all users together, frozen funds included.'),
  house: described(signedAmountText, 'Of the accounts of the house but `external`.'),
  external: described(signedAmountText, 'What came in from outside, below zero.'),
  sum: described(signedAmountText, 'Of the three: always 0.'),
});

export const viewBooks = defineCall({
  method: 'GET',
  path: '/operator/books',
  access: 'operator',
  roles: ['treasury', 'markets', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  weight: 10,
  group: 'Ledger',
  summary: 'The trial balance of each asset, the accounts of the house, and the ways in and out, as they are now.',
  input: wireObject({}),
  output: wireObject({
    sequence: described(countNumber, 'The command after which this is so.'),
    totals: z.array(assetTotalRow),
    accounts: z.array(houseAccountRow),
    rails: z.array(railRow),
    heads: described(z.array(headRow), 'Of each chain that is watched here, the newest block that was read.'),
    isClockStopped: named(
      'clock_stopped',
      described(flag, 'True while the clock is at fault, and with it everything that waits for a time.'),
    ),
  }),
  rejects: [],
});

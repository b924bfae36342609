import * as z from 'zod/mini';
import { houseNames } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber, signedAmountText, wordOf } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

const change = (days: number) =>
  z.optional(described(signedAmountText, `Of the last ${days} days; absent: there is no record of so long ago.`));
const lasts = (days: number) =>
  z.optional(
    described(
      countNumber,
      `Days until nothing is left if it goes on as in the last ${days}; absent: it does not shrink.`,
    ),
  );

export const viewHouseFlow = defineCall({
  method: 'GET',
  path: '/operator/house_flow',
  access: 'operator',
  roles: ['treasury', 'markets', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  group: 'Ledger',
  summary: 'How the funds of the house have moved, and how long they last if it goes on like that.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      house: named('account', wordOf(houseNames)),
      assetId: named('currency_id', idNumber),
      code: z.string(),
      total: described(amountText, 'Available and frozen, now.'),
      change7: change(7),
      change30: change(30),
      lasts7: lasts(7),
      lasts30: lasts(30),
    }),
  ),
  rejects: [],
});

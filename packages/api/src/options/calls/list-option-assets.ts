import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

export const listOptionAssets = defineCall({
  method: 'GET',
  path: '/microtrade/payable_currencies',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Options',
  summary: 'What options can be paid with, and how much of it I have.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      assetId: named('currency_id', idNumber),
      code: named('currency_name', z.string()),
      scale: countNumber,
      available: named('balance', amountText),
      frozen: described(amountText, 'Staked in live options.'),
    }),
  ),
  rejects: ['account_not_found'],
});

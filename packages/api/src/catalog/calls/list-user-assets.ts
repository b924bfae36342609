import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountTypes, amountText, idNumber, wordOf } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

const availableIn = wireObject({ legal: amountText, change: amountText, lever: amountText, micro: amountText });

/** Every asset with what the user has free in each account: the transfer and convert pages choose from it. */
export const listUserAssets = defineCall({
  method: 'GET',
  path: '/currency/user_currency_list',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'Assets with my available balance in each account.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      assetId: named('id', idNumber),
      code: z.string(),
      name: z.string(),
      image: z.string(),
      available: availableIn,
      allowedTypes: described(z.array(wordOf(accountTypes)), 'Accounts that may hold this asset.'),
    }),
  ),
  rejects: [],
});

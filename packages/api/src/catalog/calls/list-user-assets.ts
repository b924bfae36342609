import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountWordWire, amountText, idNumber } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

const availableIn = wireObject({
  fiat: named('legal', amountText),
  spot: named('change', amountText),
  contract: named('lever', amountText),
  options: named('micro', amountText),
});

/** Every asset with the user's available amount in each account: the transfer and convert pages choose from it. */
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
      allowedTypes: described(z.array(accountWordWire), 'Accounts that may hold this asset.'),
    }),
  ),
  rejects: [],
});

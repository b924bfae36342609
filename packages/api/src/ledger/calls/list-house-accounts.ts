import { houseNames } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, signedAmountText, wordOf } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

const houseBalanceRow = wireObject({
  assetId: named('currency_id', idNumber),
  code: z.string(),
  available: described(signedAmountText, 'Below zero only at `external`, the mirror of what came in from outside.'),
  frozen: signedAmountText,
});

const houseAccountRow = wireObject({
  house: named('account', wordOf(houseNames)),
  balances: z.array(houseBalanceRow),
});
export type HouseAccountRow = z.output<typeof houseAccountRow>;

export const listHouseAccounts = defineCall({
  method: 'GET',
  path: '/house/accounts',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Market',
  summary:
    "The house's own accounts, as they are now: what it makes markets, pays options and contracts, and insures with.",
  input: wireObject({}),
  output: listOf(houseAccountRow),
  rejects: [],
});

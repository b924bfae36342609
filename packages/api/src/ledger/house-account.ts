import { houseNames } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { idNumber, signedAmountText, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const houseBalanceRow = wireObject({
  assetId: named('currency_id', idNumber),
  code: z.string(),
  available: described(signedAmountText, 'Below zero only at `external`, the mirror of what came in from outside.'),
  frozen: signedAmountText,
});

/** One of the house's own accounts, with what it holds. */
export const houseAccountRow = wireObject({
  house: named('account', wordOf(houseNames)),
  balances: z.array(houseBalanceRow),
});
export type HouseAccountRow = z.output<typeof houseAccountRow>;

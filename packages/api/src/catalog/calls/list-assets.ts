import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, idNumber } from '../../wire/fields.ts';
import { assetClassWire } from '../../market/market.ts';
import { described, listOf, named, oneOfWire, wireObject } from '../../wire/wire-object.ts';

const assetRow = wireObject({
  assetId: named('id', idNumber),
  code: named('name', described(z.string(), 'BTC')),
  name: named('full_name', described(z.string(), 'Bitcoin')),
  networks: named('sub_name', z.optional(described(z.string(), 'Its ways in and out, in their order: "ERC20,TRC20".'))),
  scale: described(countNumber, 'Decimals of an amount.'),
  assetClass: named('type', assetClassWire),
  status: z.optional(
    described(oneOfWire({ open: '1', closed: '0' }), 'Whether a way in or out is open now. Absent: there is none.'),
  ),
  image: described(z.string(), "Path of the mark, under the site's own address."),
  usdtPrice: z.optional(described(amountText, 'Absent where the asset has no price.')),
  isConvertible: flag,
  faucetAmount: z.optional(described(amountText, 'What the practice faucet gives a day; absent when it gives none.')),
});
export type AssetRow = z.output<typeof assetRow>;

export const listAssets = defineCall({
  method: 'GET',
  path: '/currency/list',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Market',
  summary: 'All assets.',
  input: wireObject({}),
  output: listOf(assetRow),
  rejects: [],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, ppmNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getNftTerms = defineCall({
  method: 'GET',
  path: '/bind_box/getNftCurrency',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'NFT',
  summary: 'The currencies in which works are sold, and the fee.',
  input: wireObject({}),
  output: wireObject({
    currencies: z.array(
      wireObject({
        assetId: named('currency_id', idNumber),
        code: named('currency_name', z.string()),
        scale: countNumber,
      }),
    ),
    fee: named('fee_ppm', described(ppmNumber, 'Of each price that is paid, from its seller.')),
    deposit: named('margin_ppm', described(ppmNumber, 'Of the lowest first bid of an auction.')),
    royaltyMax: named('royalty_max_ppm', ppmNumber),
  }),
  rejects: [],
});

import * as z from 'zod/mini';
import { sessionRow } from '../../contract/terms.ts';
import { pairStatusWire } from '../../spot/order-words.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, idNumber, ppmNumber, symbolText, timeMs } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';
import { assetClassWire, indexHealthWire } from '../market.ts';

export const listInstruments = defineCall({
  method: 'GET',
  path: '/operator/instruments',
  access: 'operator',
  roles: ['markets', 'treasury', 'compliance', 'support'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Every pair with its state, its hours, its index, the ladder of the house, and what is offered in it.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      pairId: idNumber,
      symbol: symbolText,
      assetClass: named('class', assetClassWire),
      status: pairStatusWire,
      health: described(
        indexHealthWire,
        'Of its index: fresh; older than it may be; none since the start; in doubt with the clock of the exchange; or of a shut market.',
      ),
      index: z.optional(amountText),
      indexAtMs: named('index_time', z.optional(timeMs)),
      session: z.optional(described(sessionRow, 'Absent: always open.')),
      hasBook: flag,
      tick: amountText,
      lot: amountText,
      makerFee: named('maker_fee_ppm', ppmNumber),
      takerFee: named('taker_fee_ppm', ppmNumber),
      band: named('band_ppm', described(ppmNumber, 'The furthest that a limit price may be from the index.')),
      bid: described(z.optional(amountText), 'Best prices of the book.'),
      ask: z.optional(amountText),
      houseLevels: described(countNumber, 'Of the ladder of the house, each side; 0: there is none.'),
      houseSpread: named('house_spread_ppm', described(ppmNumber, 'Between its first levels.')),
      isContractOffered: named('contract_offered', flag),
      isOptionOffered: named('option_offered', flag),
    }),
  ),
  rejects: [],
});

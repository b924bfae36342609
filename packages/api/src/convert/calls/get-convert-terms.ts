import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, ppmNumber, timeMs } from '../../wire/fields.ts';
import { convertTermsFields } from '../terms.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getConvertTerms = defineCall({
  method: 'GET',
  path: '/operator/convert_terms',
  access: 'operator',
  roles: ['markets', 'treasury'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'What conversions are offered at, and the rates of fiat in force.',
  input: wireObject({}),
  output: wireObject({
    terms: z.optional(described(wireObject(convertTermsFields), 'Absent: nothing is converted here.')),
    quoteValidMs: described(countNumber, 'How long a quote can be accepted. It is a rule, not a term.'),
    fiatValidMs: described(countNumber, 'How old a rate may be and still convert.'),
    farMovePpm: described(ppmNumber, 'A rate that is further from the one in force takes effect with a delay.'),
    fiats: named(
      'fiat_rates',
      z.array(
        wireObject({
          currencyCode: z.string(),
          rate: described(amountText, 'Units of this currency per USDT.'),
          source: z.string(),
          asOfMs: named('as_of', timeMs),
          isStale: named('stale', flag),
        }),
      ),
    ),
  }),
  rejects: [],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber } from '../../wire/fields.ts';
import { gridTick, optionRow, optionTermsRow } from '../option.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getOptionTape = defineCall({
  method: 'GET',
  path: '/microtrade/tape',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Options',
  summary:
    'The ticks that decided an option: its strike and the samples of its window, with the terms it was bought under.',
  input: wireObject({ optionId: named('id', idNumber) }),
  output: wireObject({
    option: optionRow,
    terms: optionTermsRow,
    strike: z.optional(described(gridTick, 'Absent when it got none.')),
    windowSize: described(countNumber, 'Ticks of the window: fewer samples than 80 % of them are void.'),
    samples: described(z.array(gridTick), 'Of the window, oldest first; empty until it has closed.'),
    sampleSum: described(z.string(), 'Of the samples, in units of 10^-8: to compare with count times strike.'),
  }),
  rejects: ['order_not_found'],
});
export type OptionTape = z.output<typeof getOptionTape.output>;

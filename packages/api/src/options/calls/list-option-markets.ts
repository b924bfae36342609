import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { optionMarketRow } from '../option.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

export const listOptionMarkets = defineCall({
  method: 'GET',
  path: '/microtrade/seconds',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Options',
  summary: 'Durations, payouts and limits of options, by pair, with the hash of the terms to buy under.',
  input: wireObject({ pairId: named('match_id', z.optional(described(idNumber, 'This pair only.'))) }),
  output: listOf(optionMarketRow),
  rejects: ['pair_not_found'],
});

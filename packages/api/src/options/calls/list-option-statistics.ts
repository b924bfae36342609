import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber, signedAmountText, symbolText } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

const optionStatisticsRow = wireObject({
  pairId: named('match_id', idNumber),
  symbol: symbolText,
  code: named('currency_name', z.string()),
  seconds: idNumber,
  won: countNumber,
  lost: countNumber,
  refunded: described(countNumber, 'Exactly even.'),
  void: described(countNumber, 'Too few prices to decide.'),
  staked: amountText,
  paid: described(amountText, 'What came back in all.'),
  profit: described(signedAmountText, 'Paid less staked.'),
});
export type OptionStatisticsRow = z.output<typeof optionStatisticsRow>;

export const listOptionStatistics = defineCall({
  method: 'GET',
  path: '/microtrade/statistics',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Options',
  summary: 'How my settled options ended, by pair and term.',
  input: wireObject({}),
  output: listOf(optionStatisticsRow),
  rejects: [],
});

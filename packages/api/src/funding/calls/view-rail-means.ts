import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

const railMeansRow = wireObject({
  railId: named('id', idNumber),
  code: z.string(),
  network: z.string(),
  hot: z.optional(described(amountText, 'In the hot wallet.')),
  transactionMax: named('transaction_max', z.optional(described(amountText, 'The most that the signer pays at once.'))),
  hourMax: named('hour_max', z.optional(described(amountText, 'In an hour, over all rails of the asset together.'))),
  hourLeft: named('hour_left', z.optional(amountText)),
  dayMax: named('day_max', z.optional(amountText)),
  dayLeft: named('day_left', z.optional(amountText)),
});

const gasMeans = wireObject({
  code: described(z.string(), 'The asset that the chain takes its fees in.'),
  hot: z.optional(described(amountText, 'In the hot wallet.')),
  payment: z.optional(described(amountText, 'The most that one payment of a token costs at the fees of now.')),
  payments: z.optional(described(countNumber, 'That the hot wallet has gas for.')),
  hourMax: named('hour_max', z.optional(described(amountText, 'The most that the signer lets withdrawals burn.'))),
  hourLeft: named('hour_left', z.optional(amountText)),
});

export const viewRailMeans = defineCall({
  method: 'GET',
  path: '/operator/rail_means',
  access: 'operator',
  roles: ['treasury', 'markets', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  weight: 5,
  group: 'Ledger',
  summary:
    "What withdrawals can be paid with now: the hot wallet's funds and gas, and the room in the signer's limits.",
  input: wireObject({}),
  output: wireObject({
    isEndless: named('endless', described(flag, 'A chain of practice: its addresses pay any amount.')),
    doesNodeAnswer: named('node_answers', flag),
    doesSignerAnswer: named('signer_answers', flag),
    gas: z.optional(described(gasMeans, 'Absent: no chain is watched here.')),
    rails: z.array(railMeansRow),
  }),
  rejects: [],
});

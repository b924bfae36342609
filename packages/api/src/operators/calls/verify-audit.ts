import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, hashText } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const verifyAudit = defineCall({
  method: 'GET',
  path: '/operator/audit/chain',
  access: 'operator',
  roles: ['compliance', 'markets'],
  effect: 'reads',
  rate: 'operator',
  weight: 10,
  group: 'Operators',
  summary: 'Walk the chain over the record of operators, from its first entry, and say what is not as it was written.',
  input: wireObject({
    hash: z.optional(described(hashText, 'Of a line of the log: whether the chain has it.')),
  }),
  output: wireObject({
    entries: described(countNumber, 'In the chain: each call has one when it is begun, and one when it has ended.'),
    lastHash: described(z.string(), 'Of the last entry: a copy of it elsewhere reveals a truncated end.'),
    findings: described(z.array(z.string()), 'The first twenty places that were changed, in English; empty: none.'),
    hasHash: described(flag, 'The hash that was asked for is in the chain; true when none was.'),
  }),
  rejects: [],
});

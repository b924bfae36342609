import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { timeMs, wordOf } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

const stuckKinds = [
  'deposit_unconfirmed',
  'withdrawal_unsigned',
  'withdrawal_unconfirmed',
  'payout_waiting',
  'rail_unserved',
  'index_silent',
  'proposal_lapsing',
  'proposal_outdated',
  'case_late',
  'clock_stopped',
  'lists_behind',
] as const;

export const listStuck = defineCall({
  method: 'GET',
  path: '/operator/stuck',
  access: 'operator',
  roles: ['treasury', 'markets', 'compliance'],
  effect: 'reads',
  rate: 'operator',
  weight: 2,
  group: 'Operators',
  summary: 'Everything that does not go on as it should, with why, longest first.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      kind: described(wordOf(stuckKinds), 'Why it is stuck.'),
      number: described(z.string(), 'Of the deposit, the withdrawal, the proposal or the case; empty: it has none.'),
      subject: z.string(),
      sinceMs: named('since', z.optional(described(timeMs, 'Absent: unknown.'))),
    }),
  ),
  rejects: [],
});

import { otcRoles } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { accountNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The kinds of things that wait for a person. */
export const caseKinds = [
  'withdrawal',
  'payout',
  'claim',
  'identity',
  'recovery',
  'trader',
  'invitation',
  'dispute',
  'report',
  'support',
  'proposal',
  'text',
] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Those that are taken or handed on as such: a case of support has a call of its own, and what waits for a second operator is nobody's. */
export const takenKinds = [
  'withdrawal',
  'payout',
  'claim',
  'identity',
  'recovery',
  'trader',
  'invitation',
  'dispute',
  'report',
] as const satisfies readonly CaseKind[];

export const waitingCase = wireObject({
  kind: wordOf(caseKinds),
  caseId: named(
    'id',
    described(
      z.string(),
      'Of its kind; of a report, conversation and message: `12-5`; of a text, kind, key and version.',
    ),
  ),
  subject: described(z.string(), 'What it is about, where that is a few words: an amount, a place, a name.'),
  people: described(
    z.array(wireObject({ accountId: accountNumber, name: z.string(), side: z.optional(wordOf(otcRoles)) })),
    'Whose it is: their accounts and nicknames; of a dispute both sides, and of a report the author.',
  ),
  sinceMs: named('since', described(timeMs, 'It waits since then.')),
  promisedAtMs: named('promised', described(z.optional(timeMs), 'Until then an answer was promised.')),
  operator: described(z.string(), 'Who has decided first of two, and who has taken it; empty: nobody.'),
  takenBy: described(z.string(), 'Who has taken it; empty: nobody.'),
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { operatorNewsKinds } from '../news.ts';
import { everyRole, roleWord } from '../people.ts';
import { readingStops } from '../reading-limits.ts';

export const getOperatorSelf = defineCall({
  method: 'GET',
  path: '/operator/me',
  access: 'operator',
  roles: everyRole,
  leavesNoRecord: true,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Who the caller is, and how long the session lasts.',
  input: wireObject({}),
  output: wireObject({
    name: z.string(),
    role: roleWord,
    endsAtMs: named('ends', described(z.optional(timeMs), 'Of the session; absent for a machine’s token.')),
    provedUntilMs: named('proved_until', described(z.optional(timeMs), 'Until then no new proof is asked for.')),
    siteName: z.string(),
    mode: wordOf(['practice', 'live']),
    version: z.string(),
    news: described(
      z.array(
        wireObject({
          newsId: named('id', idNumber),
          kind: wordOf(operatorNewsKinds),
          atMs: named('time', timeMs),
          about: described(z.string(), 'The number of the proposal, or kind, key and version of the text.'),
          subject: described(z.string(), 'The reason that the caller gave for the proposal, or the title of the text.'),
          reason: described(z.string(), 'Why it ended, in words; empty: nobody said.'),
          by: described(z.string(), 'Who ended it; empty: nobody did.'),
        }),
      ),
      'The ends of what the caller had asked for, newest first, until they are put away.',
    ),
    readingStops: described(
      z.array(
        wireObject({
          operator: z.string(),
          outcome: wordOf(readingStops),
          times: countNumber,
          lastAtMs: named('last_at', timeMs),
        }),
      ),
      'Operators who were stopped within a day because they had read as much as one may in an hour: all of them for those who read the record, else the caller.',
    ),
  }),
  rejects: [],
});

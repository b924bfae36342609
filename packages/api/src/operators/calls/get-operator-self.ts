import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
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

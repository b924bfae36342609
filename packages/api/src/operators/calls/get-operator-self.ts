import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { everyRole, roleWord } from '../people.ts';

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
  }),
  rejects: [],
});

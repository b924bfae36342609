import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, wordOf } from '../../wire/fields.ts';
import { identityLevelState, identityLimits, identitySummary } from '../verification.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getIdentityState = defineCall({
  method: 'GET',
  path: '/real/state',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Account',
  summary: 'How far the identity is verified, what went wrong, and what comes next.',
  input: wireObject({}),
  output: wireObject({
    realLevel: described(countNumber, '0 none, 1 basic, 2 advanced.'),
    levels: described(z.array(identityLevelState), 'Basic, then advanced.'),
    next: described(
      wordOf(['contact', 'basic', 'advanced', 'wait', 'nothing']),
      'What the user can do: bind an e-mail address or phone, submit a level, wait for the review, or nothing more.',
    ),
    contacts: wireObject({
      email: z.boolean(),
      phone: z.boolean(),
      needed: described(wordOf(['both', 'one']), 'Practice sites ask for one of them.'),
    }),
    given: z.optional(identitySummary),
    triesLeft: named('tries', described(countNumber, 'Submissions that are left today.')),
    keptDays: described(countNumber, 'Days after the decision until the pictures are deleted.'),
    limits: z.array(identityLimits),
  }),
  rejects: [],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { changeProcedures, draftFields, movedBalance, settingDifference, settingField } from '../settings.ts';

export const checkChange = defineCall({
  method: 'POST',
  path: '/operator/settings/check',
  access: 'operator',
  roles: ['markets', 'treasury', 'content'],
  effect: 'reads',
  rate: 'operator',
  // It changes nothing, and is made with every field that is filled in.
  leavesNoRecord: true,
  group: 'Operators',
  summary: 'What would become of a change if it was proposed now: by the rules of the core, without proposing it.',
  input: wireObject(draftFields),
  output: wireObject({
    code: described(z.string(), 'The code that it would be refused with; empty: it would not.'),
    message: described(z.string(), 'The same in words.'),
    field: described(z.string(), 'The field that is wrong; empty: none, or not one alone.'),
    procedure: described(
      z.optional(wordOf(changeProcedures)),
      'In force at once; when another operator confirms it; or some time after that. Absent: it would be refused.',
    ),
    before: described(z.array(settingField), 'What is in force, as fields of the call; empty: nothing is.'),
    differences: z.array(settingDifference),
    balances: described(z.array(movedBalance), 'The balances that it would move; empty: it moves none.'),
    pages: named(
      'seen_at',
      described(
        z.array(z.string()),
        'Addresses of the pages of the app that users would see it on, for its preview. Empty: they see nothing of it.',
      ),
    ),
    isOwnPage: described(z.optional(z.boolean()), 'They are seen by somebody who has logged in.'),
  }),
  rejects: ['not_permitted'],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { contentPlace, contentVersion } from '../editing.ts';

export const publishContent = defineCall({
  method: 'POST',
  path: '/operator/content/publish',
  access: 'operator',
  roles: ['content'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Show a version to users, now or from a time on. Texts that bind users wait for a second operator.',
  input: wireObject({
    ...contentPlace,
    version: contentVersion,
    fromMs: named('from', z.optional(described(timeMs, "By the server's clock; absent: at once."))),
    untilMs: named('until', z.optional(described(timeMs, 'Then the item is taken down by itself; absent: never.'))),
  }),
  output: wireObject({ needsSecond: named('needs_second', described(flag, 'Another operator has to confirm it.')) }),
  rejects: ['content_not_found', 'content_decided', 'content_incomplete', 'content_invalid'],
});

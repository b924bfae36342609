import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';
import { contentKinds, contentLanguages } from '../items.ts';
import { contentKey, contentRoles, versionFields } from '../editing.ts';

export const listContent = defineCall({
  method: 'GET',
  path: '/operator/content',
  access: 'operator',
  roles: contentRoles,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'What is written for users: the items of one kind, each by its newest version.',
  input: wireObject({ kind: wordOf(contentKinds) }),
  output: listOf(
    wireObject({
      key: contentKey,
      ...versionFields,
      missing: described(z.array(wordOf(contentLanguages)), 'Languages in which something of it is not written.'),
      shownVersion: named('shown_version', described(z.optional(countNumber), 'The one that is shown; absent: none.')),
      shownUntilMs: named('shown_until', described(z.optional(timeMs), 'When that one ends.')),
      next: described(
        z.optional(wireObject({ version: countNumber, fromMs: named('from', timeMs) })),
        'The version that begins next.',
      ),
    }),
  ),
  rejects: [],
});

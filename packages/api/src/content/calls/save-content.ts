import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { contentKinds } from '../items.ts';
import { contentKey, contentVersion, givenContent } from '../editing.ts';

export const saveContent = defineCall({
  method: 'POST',
  path: '/operator/content/save',
  access: 'operator',
  roles: ['content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Write another version of an item, or a new item. It is a draft until it is published.',
  // The version itself is kept for ever: the record says which one it was.
  privateFields: ['content'],
  input: wireObject({
    kind: wordOf(contentKinds),
    key: z.optional(contentKey),
    baseVersion: named(
      'base_version',
      described(countNumber, 'The version that was changed: another one meanwhile is refused. 0: a new item.'),
    ),
    content: givenContent,
    note: textUpTo(200),
  }),
  output: wireObject({ key: contentKey, version: contentVersion }),
  rejects: ['content_not_found', 'content_invalid', 'content_markup_unsafe', 'content_outdated'],
});

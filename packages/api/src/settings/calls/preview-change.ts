import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo, wordOf } from '../../wire/fields.ts';
import { languageCodes } from '../../wire/languages.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { draftFields } from '../settings.ts';

export const previewChange = defineCall({
  method: 'POST',
  path: '/operator/settings/preview',
  access: 'operator',
  roles: ['markets', 'treasury', 'content'],
  effect: 'reads',
  rate: 'operator',
  // It changes nothing, and is made with every reading of the page that is previewed.
  leavesNoRecord: true,
  group: 'Operators',
  summary: 'The answer that a reading call of the app would have if a change was in force: the preview of its page.',
  input: wireObject({
    ...draftFields,
    asked: described(textUpTo(200, 1), 'Path of the call of the app.'),
    input: described(textUpTo(2_000), 'Its fields, as a query: "page=1&limit=20".'),
    shownIn: named('language', described(wordOf(languageCodes), 'The language of the app.')),
  }),
  output: wireObject({ answer: described(z.string(), 'Its envelope, as JSON.') }),
  rejects: ['not_permitted'],
});

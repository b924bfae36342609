import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, numberOf, textUpTo, wordOf } from '../../wire/fields.ts';
import { languageCodes } from '../../wire/languages.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setNftCollection = defineCall({
  method: 'POST',
  path: '/operator/nft_collection',
  access: 'operator',
  roles: ['support', 'markets', 'content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Open a collection of an artist, or name it in one language; the others stay as they were.',
  input: wireObject({
    collectionId: named('id', z.optional(described(numberOf('collection'), 'Absent: a new one.'))),
    creatorUid: named('uid', numberOf('artist')),
    lang: named('language', wordOf(languageCodes)),
    name: textUpTo(60, 1),
    description: textUpTo(500),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ collectionId: named('id', idNumber) }),
  rejects: ['nft_artist_not_found', 'nft_collection_not_found'],
});

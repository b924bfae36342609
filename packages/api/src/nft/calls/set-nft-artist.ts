import { defineCall } from '../../wire/define-call.ts';
import { anyNumberOf, flag, textUpTo, uidNumber, wordOf } from '../../wire/fields.ts';
import { languageCodes } from '../../wire/languages.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setNftArtist = defineCall({
  method: 'POST',
  path: '/operator/nft_artist',
  access: 'operator',
  roles: ['support', 'markets', 'content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Make a user an artist, or publish what they say of themselves in one language; the others stay as they were.',
  input: wireObject({
    uid: described(anyNumberOf('artist'), 'Of an artist, or of a user who is to be one.'),
    lang: named('language', wordOf(languageCodes)),
    biography: textUpTo(1_000),
    isArtist: named('is_artist', flag),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ uid: uidNumber }),
  rejects: ['account_not_found'],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag, numberOf, textUpTo, wordOf } from '../../wire/fields.ts';
import { languageCodes } from '../../wire/languages.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { factsVersion, linkText } from '../ieo.ts';

export const setProjectFacts = defineCall({
  method: 'POST',
  path: '/operator/project/facts',
  access: 'operator',
  roles: ['markets', 'content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Publish what is promised about the sales of a token, in one language: a new version, in which the other languages stay as they were.',
  input: wireObject({
    tokenId: named('currency_id', numberOf('coin')),
    lang: named('language', wordOf(languageCodes)),
    name: textUpTo(80, 1),
    summary: textUpTo(300, 1),
    issuer: textUpTo(300, 1),
    useOfFunds: textUpTo(3_000, 1),
    conflicts: textUpTo(3_000, 1),
    refundRule: textUpTo(3_000, 1),
    paper: named(
      'white_paper',
      described(textUpTo(40_000, 1), 'Paragraphs with an empty line between; `## ` begins a heading, `- ` an item.'),
    ),
    paperUrl: named('white_paper_url', z._default(linkText, '')),
    website: z._default(linkText, ''),
    isDemonstration: named('demonstration', z._default(flag, false)),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: factsVersion,
  rejects: ['asset_not_found'],
});

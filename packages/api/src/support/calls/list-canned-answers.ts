import { defineCall } from '../../wire/define-call.ts';
import { wordOf } from '../../wire/fields.ts';
import { languageCodes } from '../../wire/languages.ts';
import { listOf, named, wireObject } from '../../wire/wire-object.ts';
import { cannedAnswerRow } from '../support.ts';

export const listCannedAnswers = defineCall({
  method: 'GET',
  path: '/operator/kefu/canned',
  access: 'operator',
  roles: ['support', 'content'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Prepared answers in a language.',
  input: wireObject({ lang: named('language', wordOf(languageCodes)) }),
  output: listOf(cannedAnswerRow),
  rejects: [],
});

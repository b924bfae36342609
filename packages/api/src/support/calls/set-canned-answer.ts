import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { languageCodes, textUpTo, wordOf } from '../../wire/fields.ts';
import { parameterRule } from '../../wire/parameter-rules.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { messageSizeMax } from '../../conversations/conversation.ts';
import { cannedAnswerRow } from '../support.ts';

const answerKey = described(
  z.string(parameterRule('not_text')).check(z.regex(/^[a-z0-9_]{2,40}$/, parameterRule('invalid'))),
  'The same in every language: 2 to 40 of a–z, 0–9 and "_".',
);

export const setCannedAnswer = defineCall({
  method: 'POST',
  path: '/operator/kefu/canned_set',
  access: 'operator',
  roles: ['support', 'content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Write, change or, with an empty text, remove a prepared answer in a language.',
  input: wireObject({
    answerKey: named('key', answerKey),
    lang: named('language', wordOf(languageCodes)),
    title: textUpTo(80),
    text: textUpTo(messageSizeMax),
  }),
  output: cannedAnswerRow,
  rejects: [],
});

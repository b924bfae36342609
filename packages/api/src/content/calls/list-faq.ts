import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { longText } from '../content.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

const faqRow = wireObject({
  faqId: named('id', idNumber),
  topic: described(z.string(), "Heading it stands under, in the caller's language."),
  question: named('title', z.string()),
  answer: named('content', longText),
});
export type FaqRow = z.output<typeof faqRow>;

export const listFaq = defineCall({
  method: 'GET',
  path: '/faq',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Content',
  summary: 'Questions and answers.',
  input: wireObject({}),
  output: listOf(faqRow),
  rejects: [],
});

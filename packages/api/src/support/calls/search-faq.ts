import * as z from 'zod/mini';
import { longText } from '../../content/content.ts';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, textUpTo } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

export const searchFaq = defineCall({
  method: 'GET',
  path: '/kefu/search',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Customer service',
  summary: "Questions and answers that fit some words, best first, in the caller's language; at most 5.",
  input: wireObject({ words: named('q', described(textUpTo(200, 1), 'As the user writes it.')) }),
  output: listOf(
    wireObject({
      faqId: named('id', idNumber),
      question: named('title', z.string()),
      answer: named('content', longText),
    }),
  ),
  rejects: [],
});

import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { idNumber, timeMs } from '../../fields.ts';
import { described, named, wireObject } from '../../wire.ts';

export const getNews = defineCall({
  method: 'POST',
  path: '/news/detail',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Content',
  summary: 'One article.',
  input: wireObject({ newsId: named('id', idNumber) }),
  output: wireObject({
    newsId: named('id', idNumber),
    categoryId: named('c_id', idNumber),
    title: z.string(),
    image: named('thumbnail', z.string()),
    content: described(z.string(), 'Markdown: headings, paragraphs, lists, emphasis, links.'),
    publishedAtMs: named('create_time', timeMs),
  }),
  rejects: ['content_not_found'],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, timeMs } from '../../wire/fields.ts';
import { longText } from '../content.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

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
    content: longText,
    publishedAtMs: named('create_time', timeMs),
  }),
  rejects: ['content_not_found'],
});

import { defineCall } from '../../define-call.ts';
import { idNumber, pageLimit, pageNumber, pageOf } from '../../fields.ts';
import { newsRow } from '../../shapes/content.ts';
import { described, named, wireObject } from '../../wire.ts';

export const listNews = defineCall({
  method: 'POST',
  path: '/news/list',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Content',
  summary: 'News (category 4) or banners (category 5), newest first.',
  input: wireObject({
    categoryId: named('c_id', described(idNumber, '4 news, 5 banners.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(newsRow),
  rejects: [],
});

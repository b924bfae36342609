import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { newsRow } from '../content.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

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

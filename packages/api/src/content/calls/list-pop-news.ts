import { defineCall } from '../../wire/define-call.ts';
import { newsRow } from '../content.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

/** The notice to show once when the home page opens. An empty list: none. */
export const listPopNews = defineCall({
  method: 'GET',
  path: '/news/index_pop',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Content',
  summary: 'Notices to show when the home page opens.',
  input: wireObject({}),
  output: listOf(newsRow),
  rejects: [],
});

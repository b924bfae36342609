import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { contentPlace, contentRoles, contentVersionRow } from '../editing.ts';

export const getContent = defineCall({
  method: 'GET',
  path: '/operator/content/versions',
  access: 'operator',
  roles: contentRoles,
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'All versions of one item, newest first.',
  input: wireObject(contentPlace),
  output: listOf(contentVersionRow),
  rejects: ['content_not_found'],
});

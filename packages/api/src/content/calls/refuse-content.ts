import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { contentPlace, contentVersion } from '../editing.ts';

export const refuseContent = defineCall({
  method: 'POST',
  path: '/operator/content/refuse',
  access: 'operator',
  roles: ['content', 'compliance'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Refuse a text that waits for a second operator.',
  input: wireObject({ ...contentPlace, version: contentVersion, note: textUpTo(200, 1) }),
  output: wireObject({}),
  rejects: ['content_not_found', 'content_decided'],
});

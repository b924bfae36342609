import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { contentPlace, contentVersion } from '../editing.ts';

export const confirmContent = defineCall({
  method: 'POST',
  path: '/operator/content/confirm',
  access: 'operator',
  roles: ['content', 'compliance'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Publish a text that binds users, which another operator wrote and wanted published.',
  input: wireObject({ ...contentPlace, version: contentVersion, note: textUpTo(200, 1) }),
  output: wireObject({}),
  rejects: ['content_not_found', 'content_decided', 'content_needs_another', 'content_outdated'],
});

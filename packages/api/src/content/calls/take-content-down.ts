import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { contentPlace } from '../editing.ts';

export const takeContentDown = defineCall({
  method: 'POST',
  path: '/operator/content/take_down',
  access: 'operator',
  roles: ['content'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Take an item down at once, with what of it was to be shown later.',
  input: wireObject({ ...contentPlace, note: textUpTo(200, 1) }),
  output: wireObject({}),
  rejects: ['content_not_found', 'content_stays'],
});

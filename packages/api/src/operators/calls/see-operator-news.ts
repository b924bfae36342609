import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { everyRole } from '../people.ts';

export const seeOperatorNews = defineCall({
  method: 'POST',
  path: '/operator/news/seen',
  access: 'operator',
  roles: everyRole,
  leavesNoRecord: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Put away a piece of news of one’s own.',
  input: wireObject({ newsId: named('id', idNumber) }),
  output: wireObject({}),
  rejects: [],
});

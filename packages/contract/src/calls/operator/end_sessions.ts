import { defineCall } from '../../define-call.ts';
import { idNumber, textUpTo } from '../../fields.ts';
import { described, wireObject } from '../../wire.ts';

export const endSessions = defineCall({
  method: 'POST',
  path: '/operator/sessions/end',
  access: 'operator',
  roles: ['reviewer', 'risk'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'End all sessions and API keys of a user, over HTTP and on sockets.',
  input: wireObject({
    accountId: idNumber,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({}),
  rejects: ['account_not_found'],
});

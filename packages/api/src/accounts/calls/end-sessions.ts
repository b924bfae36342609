import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** The reason in the mail to the user. */
const sessionsEndReasons = [
  'unusual_activity',
  'access_known_to_others',
  'asked_by_owner',
  'order_of_authority',
  'precaution',
] as const;
export type SessionsEndReason = (typeof sessionsEndReasons)[number];

export const endSessions = defineCall({
  method: 'POST',
  path: '/operator/sessions/end',
  access: 'operator',
  roles: ['compliance', 'markets', 'support'],
  tells: 'sessions_ended',
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'End all sessions and API keys of a user, over HTTP and on sockets. The user is told by mail, with the reason.',
  input: wireObject({
    accountId: accountNumber,
    reason: described(wordOf(sessionsEndReasons), 'Told to the user in their language.'),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({}),
  rejects: ['account_not_found'],
});

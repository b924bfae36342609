import { passkeyJson } from '../../accounts/contact.ts';
import { defineCall } from '../../wire/define-call.ts';
import { timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { everyRole } from '../people.ts';

export const finishOperatorProof = defineCall({
  method: 'POST',
  path: '/operator/proof',
  access: 'operator',
  roles: everyRole.filter((role) => role !== 'auditor'),
  privateFields: ['used'],
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Prove by passkey who is there: for five minutes, what moves money, changes rules or opens documents is allowed.',
  input: wireObject({ used: described(passkeyJson, 'What `navigator.credentials.get` answered, as JSON.') }),
  output: wireObject({ provedUntilMs: named('proved_until', timeMs) }),
  rejects: ['passkey_refused', 'operator_without_passkey'],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { everyRole } from '../people.ts';

export const beginOperatorProof = defineCall({
  method: 'POST',
  path: '/operator/proof/begin',
  access: 'operator',
  roles: everyRole.filter((role) => role !== 'auditor'),
  leavesNoRecord: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'What the browser needs to prove anew who is there.',
  input: wireObject({}),
  output: wireObject({ options: described(z.string(), 'JSON for `navigator.credentials.get`.') }),
  rejects: ['operator_without_passkey'],
});

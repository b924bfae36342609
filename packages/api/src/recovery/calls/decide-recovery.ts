import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { recoveryCase } from '../recovery.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

export const decideRecovery = defineCall({
  method: 'POST',
  path: '/operator/recovery/decide',
  access: 'operator',
  roles: ['compliance'],
  tells: 'recovery',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Say that a picture shows the owner, or why it does not. Allowed, the waiting time still has to pass.',
  input: wireObject({
    recoveryId: idNumber,
    decision: wordOf(['allow', 'refuse']),
    note: z._default(described(textUpTo(200), 'For the user; needed to refuse.'), ''),
  }),
  output: recoveryCase,
  rejects: ['case_not_found', 'case_not_opened', 'case_decided', 'recovery_reason_missing'],
});

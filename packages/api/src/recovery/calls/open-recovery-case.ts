import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { recoveryCase } from '../recovery.ts';
import { caseNote, identityDocuments } from '../../identity/verification.ts';
import { described, wireObject } from '../../wire/wire-object.ts';

/** It opens the verified case too: its pictures are looked at with `/operator/identity/document`. */
export const openRecoveryCase = defineCall({
  method: 'POST',
  path: '/operator/recovery',
  access: 'operator',
  roles: ['compliance'],
  tells: 'recovery',
  needsFreshProof: true,
  opensDocument: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Open one recovery: what its picture has to show, for a while. The user can see who did and why.',
  input: wireObject({ recoveryId: idNumber, reason: described(caseNote, 'Why: the user reads it.') }),
  output: wireObject({
    recovery: recoveryCase,
    name: described(z.string(), 'Of the verified identity, as the other fields.'),
    cardId: z.string(),
    birthDate: z.string(),
    paperNumber: described(z.string(), 'What has to stand on the paper in the picture, under the date.'),
    documents: described(z.array(wordOf(identityDocuments)), 'Pictures of the verified case that are still kept.'),
    hasPicture: described(z.boolean(), 'False once the new picture was deleted.'),
    openUntilMs: described(timeMs, 'Until when pictures can be looked at.'),
  }),
  rejects: ['case_not_found'],
});

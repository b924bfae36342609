import { codesOf, invitationVerdicts } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, countNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const decideInvitation = defineCall({
  method: 'POST',
  path: '/operator/invitations/decide',
  access: 'operator',
  roles: ['compliance'],
  tells: 'invitation',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Release an invitation that is held, or make one void for ever.',
  input: wireObject({
    accountId: named('account_id', described(accountNumber, "The friend's.")),
    decision: wordOf(invitationVerdicts),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('invitations.decide'),
});

import { invitationStates } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf, onlyThis } from '../../wire/fields.ts';
import { wireObject, named } from '../../wire/wire-object.ts';
import { judgedInvitationRow } from '../invitations.ts';

export const listJudgedInvitations = defineCall({
  method: 'GET',
  path: '/operator/invitations',
  access: 'operator',
  roles: ['compliance'],
  tells: 'invitation',
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'Invitations in one state, oldest first: those held wait for a decision.',
  input: wireObject({
    accountId: named('account_id', onlyThis),
    state: z._default(wordOf(invitationStates), 'held'),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(judgedInvitationRow),
  rejects: [],
});

import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { friendRow } from '../invitations.ts';

export const listFriends = defineCall({
  method: 'GET',
  path: '/invite/friends',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Invitations',
  summary: 'People who came by my code, newest first. Their figures are theirs to show.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(friendRow),
  rejects: [],
});

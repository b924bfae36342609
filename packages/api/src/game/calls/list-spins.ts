import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { spinRow } from '../game.ts';

export const listSpins = defineCall({
  method: 'GET',
  path: '/game/history',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Game',
  summary: 'My turns of the wheel, newest first, with all that checks them.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(spinRow),
  rejects: [],
});

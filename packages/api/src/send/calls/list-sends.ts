import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { sendRow, sendSideWire } from '../send.ts';

export const listSends = defineCall({
  method: 'GET',
  path: '/wallet/sends',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'What I sent to users and received from them, newest first.',
  input: wireObject({
    sendId: named('id', z.optional(described(idNumber, 'This one alone, if I am one of its sides.'))),
    side: z.optional(described(sendSideWire, 'Absent: both.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(sendRow),
  rejects: [],
});

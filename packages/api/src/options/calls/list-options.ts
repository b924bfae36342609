import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, limitUpTo, pageNumber, journalPageOf } from '../../wire/fields.ts';
import { optionRow, optionStatusWire } from '../option.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listOptions = defineCall({
  method: 'GET',
  path: '/microtrade/lists',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Options',
  summary: 'My options, newest first: live, settled, or all.',
  input: wireObject({
    pairId: named('match_id', z.optional(idNumber)),
    status: z.optional(described(optionStatusWire, '1 open, 2 closing, 3 closed; absent: all.')),
    page: pageNumber,
    limit: z._default(limitUpTo(100), 5),
  }),
  output: journalPageOf(optionRow),
  rejects: [],
});

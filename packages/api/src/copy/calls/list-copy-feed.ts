import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { accountNumber, journalPageOf, pageLimit, pageNumber } from '../../wire/fields.ts';
import { copyResultWire } from '../../contract/words.ts';
import { copyFeedRow } from '../copy.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listCopyFeed = defineCall({
  method: 'GET',
  path: '/follow/skipped',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Copy trading',
  summary: "What became of my traders' trades: copied, copied in part, or skipped and why; newest first.",
  input: wireObject({
    traderId: named('trader_user_id', z.optional(accountNumber)),
    result: z.optional(described(copyResultWire, 'These only.')),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(copyFeedRow),
  rejects: [],
});

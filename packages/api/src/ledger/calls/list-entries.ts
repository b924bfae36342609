import { entryKinds } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import {
  accountTypeWire,
  idNumber,
  pageLimit,
  pageNumber,
  journalPageOf,
  timeSecondsOrMs,
  wordOf,
} from '../../wire/fields.ts';
import { entryRow } from '../entry.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** The statement: every line that changed a balance, newest first. */
export const listEntries = defineCall({
  method: 'POST',
  path: '/wallet/legal_log',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'My statement.',
  input: wireObject({
    assetId: named('currency', z.optional(idNumber)),
    accountType: named('type', z.optional(accountTypeWire)),
    kind: z.optional(wordOf(entryKinds)),
    fromMs: named('from', z.optional(timeSecondsOrMs)),
    toMs: named('to', z.optional(timeSecondsOrMs)),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: journalPageOf(entryRow),
  rejects: [],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, journalPageOf, pageLimit, pageNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const listLockedDividends = defineCall({
  method: 'GET',
  path: '/lh/deposit/dividends',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Locked mining',
  summary: 'Dividends that were paid to me, newest first.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(
    wireObject({
      depositId: named('id', idNumber),
      assetId: named('currency_id', idNumber),
      code: named('currency_name', z.string()),
      day: described(idNumber, 'The day it was for, from 1.'),
      amount: amountText,
      atMs: named('time', timeMs),
    }),
  ),
  rejects: [],
});

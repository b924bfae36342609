import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, pageLimit, pageNumber, pageOf } from '../../wire/fields.ts';
import { addressRow } from '../address-book.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const listAddresses = defineCall({
  method: 'GET',
  path: '/user/wallet/list',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Funding',
  summary: 'My address book, newest first.',
  input: wireObject({
    railId: z.optional(idNumber),
    assetId: named('currency', z.optional(idNumber)),
    page: pageNumber,
    limit: pageLimit,
  }),
  output: pageOf(addressRow),
  rejects: [],
});

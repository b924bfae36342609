import { defineCall } from '../../wire/define-call.ts';
import { pageLimit, pageNumber, journalPageOf } from '../../wire/fields.ts';
import { conversionRow } from '../../ledger/wallet.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** Conversions, newest first. The assets that can be converted are marked in `/currency/list`. */
export const listConversions = defineCall({
  method: 'POST',
  path: '/user/getTransferList',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Convert',
  summary: 'My conversions.',
  input: wireObject({ page: pageNumber, limit: pageLimit }),
  output: journalPageOf(conversionRow),
  rejects: [],
});

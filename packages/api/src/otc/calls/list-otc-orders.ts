import { defineCall } from '../../wire/define-call.ts';
import { journalPageOf, pageLimit, pageNumber, wordOf } from '../../wire/fields.ts';
import { wireObject } from '../../wire/wire-object.ts';
import { otcOrderRow } from '../otc.ts';

export const listOtcOrders = defineCall({
  method: 'GET',
  path: '/otc/orders',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'My orders on either side, newest first.',
  input: wireObject({ status: wordOf(['running', 'ended']), page: pageNumber, limit: pageLimit }),
  output: journalPageOf(otcOrderRow),
  rejects: [],
});

import { defineCall } from '../../wire/define-call.ts';
import { quotationRow } from '../market.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

/** Every pair with its terms, last price and last 24 hours. The topic `tickers` keeps it moving. */
export const listQuotations = defineCall({
  method: 'GET',
  path: '/currency/quotation_new',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Market',
  summary: 'All pairs with prices and terms.',
  input: wireObject({}),
  output: listOf(quotationRow),
  rejects: [],
});

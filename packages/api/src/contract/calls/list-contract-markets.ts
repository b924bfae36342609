import { defineCall } from '../../wire/define-call.ts';
import { contractMarketRow } from '../market.ts';
import { pairFilter } from '../../market/pair-filter.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';

export const listContractMarkets = defineCall({
  method: 'GET',
  path: '/lever/markets',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  group: 'Contract',
  summary: 'All markets for contracts, stocks included, with terms, sessions and open interest.',
  input: wireObject(pairFilter),
  output: listOf(contractMarketRow),
  rejects: ['pair_not_found'],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { contractMarketRow } from '../market.ts';
import { contractTermsRow } from '../terms.ts';
import { contractAccountRow } from '../account.ts';
import { ticketRow } from '../ticket.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getContractDeal = defineCall({
  method: 'POST',
  path: '/lever/deal',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  weight: 4,
  group: 'Contract',
  summary: 'What the form of one market needs: balance, limits, multiples, price, fee, and my live tickets in it.',
  input: wireObject({ baseAssetId: named('currency_id', idNumber), quoteAssetId: named('legal_id', idNumber) }),
  output: wireObject({
    market: contractMarketRow,
    account: contractAccountRow,
    tickets: described(z.array(ticketRow), 'Pending, open and closing in this pair, newest first.'),
    terms: described(z.array(contractTermsRow), 'Of the tickets.'),
  }),
  rejects: ['pair_not_found', 'contract_not_offered', 'account_not_found'],
});

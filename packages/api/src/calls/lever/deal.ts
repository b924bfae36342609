import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { idNumber } from '../../fields.ts';
import { contractMarketRow } from '../../shapes/contract-market.ts';
import { contractTermsRow } from '../../shapes/contract-terms.ts';
import { leverAccountRow } from '../../shapes/lever-account.ts';
import { ticketRow } from '../../shapes/ticket.ts';
import { described, named, wireObject } from '../../wire.ts';

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
    account: leverAccountRow,
    tickets: described(z.array(ticketRow), 'Pending, open and closing in this pair, newest first.'),
    terms: described(z.array(contractTermsRow), 'Of the tickets.'),
  }),
  rejects: ['pair_not_found', 'contract_not_offered', 'account_not_found'],
});

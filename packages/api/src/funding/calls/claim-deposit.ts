import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, textUpTo } from '../../wire/fields.ts';
import { depositRow } from '../deposit.ts';
import { railKindWire } from '../words.ts';
import { uploadLocation } from '../../identity/verification.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** A user's notice that they have paid. It is for an operator and credits nothing. */
export const claimDeposit = defineCall({
  method: 'POST',
  path: '/wallet/charge_req',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  group: 'Funding',
  summary: 'Tell the operators of a payment, with proof.',
  input: wireObject({
    payer: named('account', described(textUpTo(120, 1), 'Account, card or address that it was paid from.')),
    amount: amountText,
    assetId: named('currency', idNumber),
    kind: named('type', z.optional(described(railKindWire, "The way's kind, if it has to be that one."))),
    railId: idNumber,
    proofUpload: named('proof', described(uploadLocation, 'Picture of the receipt.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: depositRow,
  rejects: [
    ...codesOf('funding.claim'),
    'asset_not_found',
    'practice_too_much',
    'request_id_reused',
    'upload_not_found',
  ],
});

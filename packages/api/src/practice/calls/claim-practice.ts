import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, timeMs } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Practice funds: one claim per asset and UTC day, into the exchange account. */
export const claimPractice = defineCall({
  method: 'POST',
  path: '/practice/claim',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  group: 'Practice',
  summary: 'Claim practice funds.',
  input: wireObject({
    assetId: named('currency', idNumber),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    assetId: named('currency', idNumber),
    amount: amountText,
    nextClaimAtMs: named('next_claim', timeMs),
  }),
  rejects: [...codesOf('practice.claim'), 'asset_not_found', 'request_id_reused'],
});

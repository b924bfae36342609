import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, flag, idNumber, timeMs } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const listFaucet = defineCall({
  method: 'GET',
  path: '/practice/faucet',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Practice',
  summary: 'What can be claimed today, and what has been.',
  input: wireObject({}),
  output: wireObject({
    assets: z.array(
      wireObject({
        assetId: named('currency', idNumber),
        code: z.string(),
        name: z.string(),
        image: z.string(),
        amount: amountText,
        isClaimed: named('claimed', flag),
      }),
    ),
    nextClaimAtMs: named('next_claim', timeMs),
  }),
  rejects: ['account_not_found', 'practice_only'],
});

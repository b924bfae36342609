import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { conversionRow } from '../../ledger/wallet.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { sweptIds } from '../sweep.ts';

/**
 * Convert several whole balances into USDT at once, also those below the least of a conversion: all of them at the prices of the
 * moment, or none when they bring less than `least_total` together. Each is a conversion of its own in the list.
 */
export const sweepBalances = defineCall({
  method: 'POST',
  path: '/wallet/sweep',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  weight: 2,
  group: 'Convert',
  summary: 'Convert small balances into USDT together.',
  input: wireObject({
    assetIds: named('currency_ids', sweptIds),
    leastTotal: described(amountText, 'The least that I accept in all, in USDT, after spread and fees.'),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    conversions: z.array(conversionRow),
    total: amountText,
    fee: described(amountText, 'In all, in USDT.'),
  }),
  rejects: [...codesOf('convert.sweep'), 'request_id_reused'],
});

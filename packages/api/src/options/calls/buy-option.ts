import { codesOf, couponActRejects } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, hashText, idNumber, requestId, timeMs } from '../../wire/fields.ts';
import { optionDirectionWire } from '../option.ts';
import { couponOfAct } from '../../coupons/of-act.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const buyOption = defineCall({
  method: 'POST',
  path: '/microtrade/submit',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Options',
  summary: 'Buy a timed option under the terms that were shown.',
  input: wireObject({
    pairId: named('match_id', idNumber),
    assetId: named('currency_id', idNumber),
    direction: named('type', optionDirectionWire),
    seconds: idNumber,
    stake: named('number', amountText),
    termsHash: described(hashText, 'Of the terms that the buyer saw: under others the order is refused.'),
    validUntilMs: named(
      'valid_until',
      described(timeMs, "At most a second ahead by the server's clock; sequenced after it, the order is refused."),
    ),
    ...couponOfAct,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    optionId: named('id', idNumber),
    reward: described(amountText, 'Paid on top of the stake when it wins.'),
    strikeFromGrid: described(countNumber, 'The strike is the first valid tick from this one on.'),
    strikeFromMs: named('strike_time', timeMs),
  }),
  rejects: [...codesOf('options.buy'), ...couponActRejects, 'asset_not_found', 'request_id_reused'],
});

import { codesOf, couponActRejects } from '@candor/exchange/rules';
import { couponOfAct, couponPays } from '../../coupons/of-act.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, hashText, idNumber, ppmNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const previewLockedDeposit = defineCall({
  method: 'GET',
  path: '/lh/deposit/preview',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Locked mining',
  summary: 'What locking an amount now would bring, by the very rules it is executed with, or why it would be refused.',
  input: wireObject({ productId: named('config_id', idNumber), amount: amountText, ...couponOfAct }),
  output: wireObject({
    termsHash: hashText,
    rate: named('day_rate_ppm', ppmNumber),
    dividend: described(amountText, 'Of a day.'),
    total: described(amountText, 'Of all days.'),
    startsAtMs: named('start_time', timeMs),
    firstDividendAtMs: named('first_time', timeMs),
    endsAtMs: named('expire_time', timeMs),
    penalty: described(amountText, 'Of an exit before day 1 is over.'),
    couponPays,
  }),
  rejects: [...codesOf('locked.deposit'), ...couponActRejects],
});

import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcAdRow } from '../otc.ts';

export const getOtcAd = defineCall({
  method: 'GET',
  path: '/otc/ad',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'One ad, with what holds for an order of mine on it.',
  input: wireObject({ ad: named('id', idNumber) }),
  output: wireObject({
    ad: otcAdRow,
    delayMs: named('delay_ms', described(countNumber, 'My withdrawals would wait so long after a purchase.')),
    limit: described(amountText, 'The most of one order of mine by my verification, in USDT.'),
  }),
  rejects: ['otc_ad_not_found'],
});

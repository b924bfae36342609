import { codesOf, couponRevocations } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const revokeCoupon = defineCall({
  method: 'POST',
  path: '/operator/coupons/revoke',
  access: 'operator',
  roles: ['markets'],
  tells: 'coupon',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Revoke a coupon that is not used: its user reads the reason.',
  input: wireObject({
    couponId: named('id', idNumber),
    reason: wordOf(couponRevocations),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('coupons.revoke'),
});

import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { couponTermsFields } from '../coupons.ts';

export const setCouponCampaign = defineCall({
  method: 'POST',
  path: '/operator/coupon_campaign',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary:
    'Set the terms of a campaign of coupons, for those issued afterwards. More or dearer coupons take two operators.',
  input: wireObject({
    ...couponTermsFields,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('coupons.set_campaign'), 'amount_invalid'],
});

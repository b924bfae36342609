import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { listText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, hashText, idNumber, numberOf, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const issueCoupons = defineCall({
  method: 'POST',
  path: '/operator/coupons/issue',
  access: 'operator',
  roles: ['markets'],
  tells: 'coupon',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Issue a coupon of a campaign to each of up to 1,000 users, within the number that its terms allow.',
  input: wireObject({
    campaignId: named('campaign_id', numberOf('campaign')),
    accountIds: named('user_ids', listText([['user', '[1-9]\\d{0,14}']], 'Numbers of users: "1000,1001".')),
    termsHash: described(hashText, 'Of the terms that I saw: under others it is refused.'),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({
    sequence: described(countNumber, 'Journal sequence of the command.'),
    couponIds: named('ids', described(z.array(idNumber), 'Of those issued: a user who may not get one is left out.')),
  }),
  rejects: codesOf('coupons.issue'),
});

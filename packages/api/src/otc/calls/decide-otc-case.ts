import { codesOf } from '@candor/exchange/rules';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { otcVerdictReasonWire } from '../otc.ts';

export const decideOtcCase = defineCall({
  method: 'POST',
  path: '/operator/otc_verdict',
  access: 'operator',
  roles: ['support', 'markets'],
  tells: 'dispute',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Split the escrow of a disputed order. After an appeal another operator has to do it, for good.',
  input: wireObject({
    orderId: named('id', idNumber),
    toBuyer: named('to_buyer', described(amountText, 'In the coin; the rest is the seller’s.')),
    reason: otcVerdictReasonWire,
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: countNumber }),
  rejects: codesOf('otc.decide'),
});

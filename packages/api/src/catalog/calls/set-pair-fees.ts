import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { numberOf, ppmNumber, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setPairFees = defineCall({
  method: 'POST',
  path: '/operator/pair_fees',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the fees of trading in one pair, for orders placed afterwards.',
  input: wireObject({
    pairId: numberOf('pair'),
    makerFee: named('maker_fee_ppm', ppmNumber),
    takerFee: named('taker_fee_ppm', ppmNumber),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('catalog.set_pair_fees'),
});

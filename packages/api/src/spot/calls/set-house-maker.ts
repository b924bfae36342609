import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, numberOf, ppmNumber, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setHouseMaker = defineCall({
  method: 'POST',
  path: '/operator/house_maker',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the ladder of orders that the house lays around the index of one pair.',
  input: wireObject({
    pairId: numberOf('pair'),
    halfSpread: named('half_spread_ppm', described(ppmNumber, 'From the index to the first level, each side.')),
    step: named('step_ppm', described(ppmNumber, 'From one level to the next.')),
    levels: described(countNumber, 'Levels each side; 0 takes the ladder down.'),
    quantity: described(amountText, 'Base amount at the first level; the n-th level has n times as much.'),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('spot.set_maker'), 'amount_invalid'],
});

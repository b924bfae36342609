import { changeAnswer, changeCodesOf, listText } from '../../operators/operator.ts';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, flag, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

const whole = '(0|[1-9]\\d{0,9})';

export const setWheel = defineCall({
  method: 'POST',
  path: '/operator/game_wheel',
  access: 'operator',
  roles: ['markets'],
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Set the wheel for stakes made afterwards. Other segments or stakes and more turns take two operators.',
  input: wireObject({
    segments: listText(
      [
        ['weight', whole],
        ['pays', whole],
      ],
      'In their order, "weight:pays": "1:0,1:150". It pays no more than is staked.',
    ),
    stakes: listText([['stake', whole]], 'In points, the smallest first: "10,20".'),
    spinsPerDay: named('spins_per_day', countNumber),
    lifeDays: named('life_days', countNumber),
    isOffered: named('offered', flag),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: changeAnswer,
  rejects: changeCodesOf('game.set_wheel'),
});

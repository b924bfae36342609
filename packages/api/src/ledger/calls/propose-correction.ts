import { changeAnswer, changeCodesOf } from '../../operators/operator.ts';
import { operatorNote } from '../../operators/people.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, numberOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { correctionReason, correctionSide } from '../correction.ts';

export const proposeCorrection = defineCall({
  method: 'POST',
  path: '/operator/corrections/propose',
  access: 'operator',
  roles: ['treasury'],
  needsFreshProof: true,
  tells: 'correction',
  effect: 'commands',
  rate: 'operator',
  group: 'Ledger',
  summary: 'Propose to move an amount between two accounts because a record is wrong. Always takes two operators.',
  input: wireObject({
    from: named('from_account', correctionSide),
    to: named('to_account', correctionSide),
    assetId: named('currency_id', numberOf('coin')),
    amount: described(amountText, 'Out of what is free in the spot account of a person, for fiat in the fiat account.'),
    corrects: described(idNumber, 'Journal sequence of the record that is wrong, as the statement has it.'),
    reason: named('correction_reason', correctionReason),
    note: operatorNote,
  }),
  output: changeAnswer,
  rejects: [...changeCodesOf('ledger.correct'), 'frozen_by_owner'],
});

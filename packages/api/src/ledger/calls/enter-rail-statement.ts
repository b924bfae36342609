import { defineCall } from '../../wire/define-call.ts';
import { amountText, numberOf, timeMs } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { operatorNote } from '../../operators/people.ts';

export const enterRailStatement = defineCall({
  method: 'POST',
  path: '/operator/reconciliation/statements',
  access: 'operator',
  roles: ['treasury'],
  effect: 'commands',
  rate: 'operator',
  group: 'Ledger',
  summary:
    'Enter the closing balance of a statement, for a rail that no chain is watched for. The ledger stays as it is.',
  input: wireObject({
    railId: numberOf('rail'),
    day: described(timeMs, 'A moment of the UTC day at whose end it is the balance.'),
    closing: described(amountText, 'The whole balance.'),
    own: described(amountText, 'Of it, means of the house that never came in over this rail.'),
    note: operatorNote,
  }),
  output: wireObject({}),
  rejects: ['rail_not_found', 'amount_invalid', 'statement_day_ahead'],
});

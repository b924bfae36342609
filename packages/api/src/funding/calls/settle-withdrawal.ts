import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, textUpTo, wordOf } from '../../wire/fields.ts';
import { parameterRule } from '../../wire/parameter-rules.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const settleWithdrawal = defineCall({
  method: 'POST',
  path: '/operator/withdrawals/settle',
  access: 'operator',
  roles: ['treasury'],
  tells: 'withdrawal',
  needsFreshProof: true,
  effect: 'commands',
  rate: 'operator',
  group: 'Operators',
  summary: 'Say what became of a withdrawal that is paid by hand.',
  input: wireObject({
    withdrawalId: idNumber,
    status: described(
      wordOf(['broadcast', 'confirmed', 'failed']),
      'broadcast: on its way, said before it is paid, because until then its owner can still stop it. failed: it was not paid, or came back; the funds go back.',
    ),
    transaction: named(
      'hash',
      z.optional(
        described(
          z.string(parameterRule('not_text')).check(z.regex(/^(0x)?[\da-fA-F]{64}$/, parameterRule('invalid'))),
          'On a chain: of its transaction.',
        ),
      ),
    ),
    note: described(textUpTo(500, 3), 'Why: kept in the audit record.'),
  }),
  output: wireObject({ sequence: described(countNumber, 'Journal sequence of the command.') }),
  rejects: codesOf('funding.report_withdrawal'),
});

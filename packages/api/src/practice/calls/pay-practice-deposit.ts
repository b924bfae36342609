import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Has the practice chain pay the user's address: the deposit then takes its way through the watcher. */
export const payPracticeDeposit = defineCall({
  method: 'POST',
  path: '/practice/deposit',
  access: 'signed_in',
  effect: 'commands',
  rate: 'login',
  group: 'Practice',
  summary: 'Pay my deposit address on the practice chain.',
  input: wireObject({
    railId: idNumber,
    amount: named('number', amountText),
  }),
  output: wireObject({ transaction: named('hash', described(z.string(), 'Of the payment.')) }),
  rejects: [
    'practice_only',
    'rail_not_found',
    'deposits_closed',
    'amount_invalid',
    'chain_unavailable',
    'practice_too_much',
  ],
});

import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const repayLoan = defineCall({
  method: 'POST',
  path: '/loan/repay',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Loans',
  summary:
    'Repay a part or all, from the spot account or with collateral. With the last payment the collateral comes back.',
  input: wireObject({
    loanId: named('id', idNumber),
    amount: described(amountText, 'In what was lent, or of the collateral; more than pays everything is not taken.'),
    assetId: named(
      'currency_id',
      z.optional(described(idNumber, 'The collateral to pay with; absent: the spot account.')),
    ),
    price: z.optional(
      described(
        amountText,
        'With collateral, needed: the price of the sale that the user saw. A lower one is refused.',
      ),
    ),
    debtPrice: z.optional(
      described(
        amountText,
        'With collateral, where the loan is not of USDT, needed: the index of what was lent that the user saw. A higher one is refused.',
      ),
    ),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    principalPaid: named('principal', amountText),
    interestPaid: named('interest', amountText),
    debtLeft: amountText,
    sold: z.optional(described(amountText, 'Of the collateral.')),
  }),
  rejects: [
    ...new Set([...codesOf('loans.repay'), ...codesOf('loans.repay_with_collateral')]),
    'price_missing',
    'request_id_reused',
  ],
});

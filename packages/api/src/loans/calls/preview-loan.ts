import { couponActRejects } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { couponOfAct, couponPays } from '../../coupons/of-act.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, hashText, idNumber, ppmNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { collateralText } from '../loans.ts';

export const previewLoan = defineCall({
  method: 'GET',
  path: '/loan/preview',
  access: 'visitor',
  effect: 'reads',
  rate: 'public',
  group: 'Loans',
  summary:
    'A loan as it would be made now, by the very rules it is made with: LTV, interest, and where each level lies.',
  input: wireObject({
    productId: named('config_id', idNumber),
    amount: amountText,
    days: z.optional(described(idNumber, 'Of a fixed term; absent: flexible.')),
    collateral: collateralText,
    ...couponOfAct,
  }),
  output: wireObject({
    termsHash: hashText,
    interest: named('year_rate_ppm', ppmNumber),
    hourly: described(amountText, 'Interest of one hour; the first one is charged at once.'),
    counted: described(amountText, 'The part of the collateral’s value that counts, in USDT.'),
    amountMax: named('max', described(amountText, 'The most that this collateral carries at the initial level.')),
    ltv: named('ltv_ppm', ppmNumber),
    couponPays,
    levels: described(
      z.array(
        wireObject({
          level: named('ltv_ppm', ppmNumber),
          assetId: named(
            'currency_id',
            z.optional(
              described(
                idNumber,
                'Moves there: the only collateral or, of a loan that is not of USDT, what was lent. Absent: all of the collateral.',
              ),
            ),
          ),
          share: named(
            'price_ppm',
            z.optional(described(countNumber, 'The share of its price that leads there; absent: nothing does.')),
          ),
          price: z.optional(described(amountText, 'The index of `currency_id` there.')),
        }),
      ),
      'The alerts, the lowest first, and the liquidation.',
    ),
  }),
  rejects: [
    'loan_not_offered',
    'loan_term_not_offered',
    'amount_invalid',
    'collateral_not_accepted',
    'index_stale',
    ...couponActRejects,
  ],
});

import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, lotsText, signedAmountText } from '../../wire/fields.ts';
import { couponOfAct, couponPays } from '../../coupons/of-act.ts';
import { contractInput } from '../input.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** The rules of `/lever/submit` without effect. A refusal is part of the answer, beside the figures of the order. */
export const previewContract = defineCall({
  method: 'POST',
  path: '/lever/preview',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'order',
  group: 'Contract',
  summary: 'What a contract order would do, and what the account would then be.',
  input: wireObject({ ...contractInput, ...couponOfAct }),
  output: wireObject({
    rejectCode: z.optional(
      described(z.string(), 'One of the codes `/lever/submit` lists; absent when it would be taken.'),
    ),
    rejectText: z.optional(described(z.string(), "The same in the caller's language.")),
    price: described(
      amountText,
      'What it would fill at, if the next tick repeats the index; of a waiting limit order its limit.',
    ),
    worstPrice: described(amountText, 'The worst price it may fill at.'),
    notional: amountText,
    hold: amountText,
    margin: amountText,
    openFee: amountText,
    couponPays,
    closeFee: described(amountText, 'At the same price.'),
    overnightFee: described(amountText, 'Each night, at this price.'),
    breakEvenPrice: amountText,
    liquidationPrice: z.optional(
      described(amountText, 'Of the ticket that would result; absent when no price would do it.'),
    ),
    maintenance: amountText,
    riskRateBefore: z.optional(described(signedAmountText, 'Percent.')),
    riskRateAfter: z.optional(signedAmountText),
    liquidationRateAfter: z.optional(amountText),
    spendable: amountText,
    lotsMax: named('share_max', described(lotsText, 'The most that could be opened like this.')),
  }),
  rejects: ['account_not_found', 'pair_not_found', 'contract_not_offered', 'index_stale', 'clock_fault'],
});
export type ContractPreviewRow = z.output<typeof previewContract.output>;

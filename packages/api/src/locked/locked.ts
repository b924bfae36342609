import { renewalRefusals } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  amountText,
  anyNumberOf,
  countNumber,
  durationMs,
  flag,
  hashText,
  idNumber,
  numberOf,
  ppmNumber,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** One version of the terms of a product: exactly the fields that its hash covers. */
export const lockedTermsFields = {
  productId: named('config_id', anyNumberOf('locked_product')),
  assetId: named('currency_id', numberOf('coin')),
  amountMin: named('min', amountText),
  accountMax: named('max', described(amountText, 'The most that one user may have locked in this product.')),
  quota: described(amountText, 'The most that all users together may have locked in it.'),
  rateLow: named('day_rate_low_ppm', described(ppmNumber, 'Yield of a day at the smallest amount.')),
  rateHigh: named(
    'day_rate_high_ppm',
    described(ppmNumber, 'Yield of a day at the maximum; between them it is linear.'),
  ),
  days: idNumber,
  dayMs: described(durationMs, 'Length of a day in milliseconds; shorter than a day in demonstrations only.'),
  dividendAtMs: named('dividend_time', described(durationMs, 'Milliseconds from the beginning of a day (UTC).')),
  penaltyRatio: named(
    'penalty_ppm',
    described(ppmNumber, 'Of the amount, for each day that an early exit leaves out.'),
  ),
  isOffered: named('offered', flag),
};

/** A product of locked mining, and its remaining room. */
export const lockedProductRow = wireObject({
  ...lockedTermsFields,
  termsHash: hashText,
  code: named('currency_name', z.string()),
  scale: countNumber,
  locked: described(amountText, 'By all users, of its quota.'),
  rewards: described(amountText, 'What is left in the rewards to reserve yields from.'),
  isOnSale: named('on_sale', described(flag, 'Quota and rewards have room for the smallest amount.')),
  ownLocked: named('user_locked', z.optional(described(amountText, 'By me, of my maximum; absent for visitors.'))),
  startsAtMs: named('start_time', described(timeMs, 'When day 1 of a deposit made now begins.')),
});
export type LockedProductRow = z.output<typeof lockedProductRow>;

const lockedStatusWire = wordOf(['running', 'matured', 'redeemed']);

/** One deposit, live or ended. */
export const lockedDepositRow = wireObject({
  depositId: named('id', idNumber),
  productId: named('config_id', idNumber),
  termsId: idNumber,
  assetId: named('currency_id', idNumber),
  code: named('currency_name', z.string()),
  scale: countNumber,
  principal: named('amount', amountText),
  rate: named('day_rate_ppm', described(ppmNumber, 'Of a day; fixed when it was made.')),
  dividend: described(amountText, 'Of a day.'),
  days: idNumber,
  dayMs: countNumber,
  daysPaid: countNumber,
  earned: described(amountText, 'The dividends paid so far.'),
  penaltyRatio: named('penalty_ppm', ppmNumber),
  status: lockedStatusWire,
  isRenewed: named('renew', described(flag, 'Locked anew when it ends.')),
  renewalOf: z.optional(described(idNumber, 'The deposit that it continues.')),
  renewalRefusal: z.optional(described(wordOf(renewalRefusals), 'Why it was not renewed; absent otherwise.')),
  refund: z.optional(described(amountText, 'The principal that came back; absent until it ends.')),
  penalty: z.optional(amountText),
  madeAtMs: named('create_time', timeMs),
  startsAtMs: named('start_time', timeMs),
  endsAtMs: named('expire_time', described(timeMs, 'When it ends by itself.')),
  nextDividendAtMs: named('next_time', z.optional(described(timeMs, 'Absent once it has ended.'))),
  endedAtMs: named('end_time', z.optional(timeMs)),
});
export type LockedDepositRow = z.output<typeof lockedDepositRow>;

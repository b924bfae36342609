import { dualDirections, reinvestRefusals } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  amountText,
  countNumber,
  durationMs,
  flag,
  hashText,
  idNumber,
  numberOf,
  ppmNumber,
  symbolText,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

export const dualDirectionWire = wordOf(dualDirections);
/** `settling`: matured, its result is on its way. `success`: paid by its settlement price. `fail`: too few samples, all given back. */
export const dualStatuses = ['purchased', 'settling', 'success', 'fail'] as const;
export type DualStatus = (typeof dualStatuses)[number];
const outcomeWire = wordOf(['base', 'quote']);

const termsFields = {
  pairId: named('match_id', numberOf('pair')),
  direction: named('type', dualDirectionWire),
  linkedPrice: named('price', described(amountText, 'The linked reference price.')),
  share: named('section', described(amountText, 'The price of one share, in the asset that it is paid with.')),
  interest: named('year_rate_ppm', described(ppmNumber, 'Annual, in millionths.')),
  interestDays: named('days', described(idNumber, 'Days that interest is paid for.')),
  shares: named('total', idNumber),
  accountShares: named('user_total', described(idNumber, 'The most that one user may have.')),
  opensAtMs: named('start_time', timeMs),
  closesAtMs: named('end_time', timeMs),
  maturesAtMs: named('maturity_time', timeMs),
  windowMs: described(durationMs, 'The settlement price is the mean of the ticks of so long before maturity.'),
};
export const dualTermsFields = termsFields;

/** A product on offer, and its remaining room. */
export const dualProductRow = wireObject({
  productId: named('id', idNumber),
  ...termsFields,
  termsHash: hashText,
  symbol: symbolText,
  stakeAssetId: named('pay_currency_id', described(idNumber, 'What shares are paid with.')),
  stakeCode: named('pay_currency', z.string()),
  baseCode: z.string(),
  quoteCode: z.string(),
  baseScale: countNumber,
  quoteScale: countNumber,
  isOnSale: named('on_sale', flag),
  sold: countNumber,
  ownShares: named('user_sold', z.optional(described(countNumber, 'Shares that I have; absent for visitors.'))),
  left: described(countNumber, 'Shares that can still be bought: of the product, and of what the house can reserve.'),
});
export type DualProductRow = z.output<typeof dualProductRow>;

/** One purchase, live or settled. */
export const dualPurchaseRow = wireObject({
  purchaseId: named('id', idNumber),
  productId: named('product_id', idNumber),
  pairId: named('match_id', idNumber),
  symbol: symbolText,
  direction: named('type', dualDirectionWire),
  shares: named('num', idNumber),
  linkedPrice: named('price', amountText),
  interest: named('year_rate_ppm', ppmNumber),
  interestDays: named('days', idNumber),
  stakeCode: named('pay_currency', z.string()),
  baseCode: z.string(),
  quoteCode: z.string(),
  baseScale: countNumber,
  quoteScale: countNumber,
  stake: named('amount', amountText),
  baseOut: described(amountText, 'Paid in the base coin when it settles below the linked price.'),
  quoteOut: described(amountText, 'Paid in the quote asset when it settles at the linked price or above.'),
  maturesAtMs: named('maturity_time', timeMs),
  windowMs: countNumber,
  status: wordOf(dualStatuses),
  outcome: z.optional(outcomeWire),
  settlementPrice: named('settle_price', z.optional(amountText)),
  paid: z.optional(amountText),
  paidCode: named('paid_currency', z.optional(z.string())),
  reinvestMin: named(
    'reinvest_min_ppm',
    z.optional(described(ppmNumber, 'Reinvested at no less than this annual interest; absent: not reinvested.')),
  ),
  reinvestedFrom: z.optional(idNumber),
  reinvestRefusal: z.optional(wordOf(reinvestRefusals)),
  boughtAtMs: named('create_time', timeMs),
  settledAtMs: named('settle_time', z.optional(timeMs)),
});
export type DualPurchaseRow = z.output<typeof dualPurchaseRow>;

import * as z from 'zod/mini';
import { amountText, countNumber, flag, idNumber, lotsText, ppmNumber, timeMs } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

const tierRow = wireObject({
  floor: described(amountText, 'Notional from which on it holds, in the unit of account.'),
  maintenance: named('maintenance_ppm', ppmNumber),
  multipleMax: described(countNumber, 'The highest multiple of a ticket of this notional.'),
});

/**
 * One version of the terms of a contract, with everything that the rules of `@candor/exchange/rules` need: the app
 * computes profit, margin and liquidation price from it as the core does.
 */
export const contractTermsRow = wireObject({
  termsId: idNumber,
  pairId: idNumber,
  lot: described(amountText, 'Base amount of one lot.'),
  tick: described(amountText, 'Quotes stand on multiples of it.'),
  baseScale: described(countNumber, 'Decimals of the base asset.'),
  quoteScale: described(countNumber, 'Decimals of the quote asset.'),
  lotsMin: named('share_min', lotsText),
  lotsMax: named('share_max', described(lotsText, 'Of one ticket.')),
  accountLotsMax: named('account_share_max', described(lotsText, 'Of all my tickets in this pair and direction.')),
  spread: named('spread_ppm', described(ppmNumber, 'Whole distance between the two quotes, in millionths.')),
  fee: named('fee_ppm', described(ppmNumber, 'Of the notional, at opening and at closing, in millionths.')),
  overnightRate: named('overnight_rate_ppm', described(ppmNumber, 'Per year, of the notional at mark, in millionths.')),
  liquidationFee: named('liquidation_fee_ppm', ppmNumber),
  tiers: z.array(tierRow),
  isOffered: named('offered', flag),
});
export type ContractTermsRow = z.output<typeof contractTermsRow>;

/** The session of a pair with a calendar, as stocks have one; pairs without it are always open. */
export const sessionRow = wireObject({
  isOpen: named('open', flag),
  changesAtMs: named(
    'changes_at',
    z.optional(described(timeMs, 'When it opens or closes next, as far as it is known.')),
  ),
  closePrice: z.optional(described(amountText, 'The last index of the last session; while it is closed.')),
});
export type SessionRow = z.output<typeof sessionRow>;

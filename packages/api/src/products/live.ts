import * as z from 'zod/mini';
import { amountText, idNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The products with things of persons that are open for a while, each with a list of what is open now. */
export const liveProducts = ['contract', 'options', 'locked', 'loans', 'dual', 'nft', 'otc'] as const;
export type LiveProduct = (typeof liveProducts)[number];

export const liveStates = [
  'pending',
  'open',
  'closing',
  'waiting',
  'running',
  'created',
  'paid',
  'disputed',
  'decided',
  'appealed',
] as const;

const liveSides = ['long', 'short', 'up', 'down', 'call', 'put', 'fixed', 'auction', 'buy', 'sell'] as const;

/** One thing that is open, of any product: what its product has no word for is absent. */
export const liveRow = wireObject({
  number: named('id', described(idNumber, 'Of the ticket, option, deposit, loan, purchase, sale or order.')),
  accountId: described(idNumber, 'Whose it is; of an OTC order, the seller.'),
  uid: described(z.optional(idNumber), 'The public number of that person.'),
  otherId: named('other_account_id', described(z.optional(idNumber), 'Of an OTC order: the buyer.')),
  otherUid: named('other_uid', z.optional(idNumber)),
  subjectId: described(idNumber, 'Of the pair, the product, the item or the ad that it is about.'),
  subject: described(z.string(), 'The same in words: a pair, an asset, or an asset and its fiat.'),
  state: wordOf(liveStates),
  side: z.optional(wordOf(liveSides)),
  amount: described(
    amountText,
    'Margin, stake, principal (of a loan: what is left), price (of an auction: the least), or escrow.',
  ),
  code: described(z.string(), 'The asset of the amount.'),
  otherAmount: described(
    z.optional(amountText),
    'Notional, reward, daily dividend, interest paid, payout in the other asset, highest bid, or price in fiat.',
  ),
  otherCode: z.optional(z.string()),
  sinceMs: named('since', timeMs),
  endsAtMs: named('ends', described(z.optional(timeMs), 'Absent: it has no end, or none yet.')),
});
export type LiveRow = z.output<typeof liveRow>;

import * as z from 'zod/mini';
import { accountNumber, amountText, countNumber, idNumber, timeMs, uidNumber, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The products with things that are open for a while, each with a list of what is open now; ads of OTC have their own. */
export const liveProducts = [
  'contract',
  'options',
  'copy',
  'locked',
  'loans',
  'dual',
  'ieo',
  'nft',
  'otc',
  'otc_ads',
] as const;
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
  'live',
  'paused',
  'warm_up',
  'in_progress',
  'calculating',
  'applied',
  'followable',
  'suspended',
] as const;

const liveSides = ['long', 'short', 'up', 'down', 'call', 'put', 'fixed', 'auction', 'buy', 'sell'] as const;

/** One thing that is open, of any product: what its product has no word for is absent. */
export const liveRow = wireObject({
  number: named(
    'id',
    described(idNumber, 'Of the ticket, option, deposit, loan, purchase, project, sale, order or ad.'),
  ),
  accountId: described(z.optional(accountNumber), 'Whose it is; of an OTC order, the seller. Absent: the house’s.'),
  uid: described(z.optional(uidNumber), 'The public number of that person.'),
  otherId: named('other_account_id', described(z.optional(accountNumber), 'Of an OTC order: the buyer.')),
  otherUid: named('other_uid', z.optional(uidNumber)),
  subjectId: described(
    z.optional(idNumber),
    'Of the pair, the product, the coin, the item or the ad that it is about.',
  ),
  subject: described(z.string(), 'The same in words: a pair, an asset, or an asset and its fiat. Empty: about none.'),
  state: wordOf(liveStates),
  side: z.optional(wordOf(liveSides)),
  amount: described(
    amountText,
    'Margin, stake, principal (of a loan: what is left), price (of an auction: the least), escrow, what is on offer, or equity.',
  ),
  code: described(z.string(), 'The asset of the amount.'),
  otherAmount: described(
    z.optional(amountText),
    'Notional, reward, daily dividend, interest paid, payout in the other asset, highest bid, price in fiat, tokens asked for, or shares received.',
  ),
  otherCode: z.optional(z.string()),
  people: described(
    z.optional(countNumber),
    'Of a trader, followers; of a project, subscribers; of an ad, completed orders.',
  ),
  sinceMs: named('since', described(z.optional(timeMs), 'Absent: it is not kept.')),
  endsAtMs: named('ends', described(z.optional(timeMs), 'Absent: it has no end, or none yet.')),
});
export type LiveRow = z.output<typeof liveRow>;

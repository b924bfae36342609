import type { OperatorRole } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { amountText, countNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

/** The roles that read the figures of an installation. */
export const insightRoles: readonly OperatorRole[] = ['treasury', 'markets', 'compliance', 'content'];

/** The parts of a site that work or do not, as users know them. */
export const statusParts = ['trading', 'prices', 'deposits', 'withdrawals', 'lists', 'accounts'] as const;
export type StatusPart = (typeof statusParts)[number];

/** Products whose use is counted, by the word of the core. */
export const usedProducts = [
  'spot',
  'convert',
  'contract',
  'copy',
  'options',
  'dual',
  'locked',
  'loans',
  'ieo',
  'otc',
  'nft',
  'game',
] as const;
export type UsedProduct = (typeof usedProducts)[number];

/** Figures of an installation at one moment. */
export const figuresFields = {
  users: described(countNumber, 'People with an account.'),
  active: described(countNumber, 'People who were here since midnight, UTC.'),
  records: described(countNumber, 'Commands in the journal.'),
  orders: described(countNumber, 'Orders of spot, contracts and options since midnight, UTC.'),
  volume: described(amountText, 'Traded in the books in 24 hours, in USDT.'),
  fees: described(amountText, 'What the house has of fees, in USDT.'),
  openInterest: named('open_interest', described(amountText, 'Contracts that stand open, both sides, in USDT.')),
  deposits: described(countNumber, 'Deposits credited since midnight, UTC.'),
};
export const figures = wireObject(figuresFields);

const partDay = wireObject({
  atMs: named('time', described(timeMs, 'The day, UTC.')),
  minutes: described(countNumber, 'Minutes of it that are known of.'),
  down: described(countNumber, 'Minutes of them in which it did not work.'),
});

export const partStatus = wireObject({
  part: wordOf(statusParts),
  works: described(z.boolean(), 'At this moment.'),
  days: z.array(partDay),
});

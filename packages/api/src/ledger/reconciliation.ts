import * as z from 'zod/mini';
import { amountText, flag, idNumber, signedAmountText, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { railKindWire } from '../funding/words.ts';

/** The sources of what a rail holds: its chain, a statement that an operator entered, or nobody. */
const holdingSources = ['chain', 'statement', 'none'] as const;

/** The reasons for which nobody tells what a rail holds. */
const holdingGaps = ['unreachable', 'too_many_addresses', 'unwatched', 'no_statement'] as const;

/** The kinds of money that is under way between a rail and the ledger. */
const flightKinds = [
  'deposits_pending',
  'deposits_kept',
  'deposits_unreported',
  'withdrawals_left',
  'costs_unbooked',
  'claims_open',
  'credited_since',
  'payouts_open',
  'paid_since',
] as const;

const flightRow = wireObject({
  kind: wordOf(flightKinds),
  amount: described(signedAmountText, 'Above zero: the rail has it and the ledger does not.'),
  isAtMost: named('at_most', described(flag, 'Any part of it may have come or gone.')),
});

export const reconciledRail = wireObject({
  railId: named('id', idNumber),
  code: z.string(),
  network: z.string(),
  kind: railKindWire,
  source: wordOf(holdingSources),
  gap: z.optional(described(wordOf(holdingGaps), 'Why what it holds is not known.')),
  atMs: named('time', z.optional(described(timeMs, 'Of a statement: the end of its day. Absent: now.'))),
  operator: described(z.string(), 'Who entered the statement.'),
  paidIn: named('paid_in', described(amountText, 'Credited over it.')),
  paidOut: named('paid_out', described(amountText, 'What withdrawals over it have paid.')),
  costs: described(amountText, 'Booked for transactions of the chain, where they are in this asset.'),
  booked: described(signedAmountText, 'What it should hold by the ledger: the first less the other two.'),
  held: z.optional(described(signedAmountText, 'What it holds, less the own means of the house.')),
  own: described(amountText, 'Of a statement: the own means of the house in it.'),
  flights: z.array(flightRow),
  unexplained: z.optional(described(signedAmountText, 'What is left of the difference after everything under way.')),
  isRounding: named('rounding', described(flag, 'What is left is less than the roundings between units and atoms.')),
});

export const outsideRow = wireObject({
  code: z.string(),
  external: described(amountText, 'What came in from outside by the ledger, less what went out.'),
  overRails: named('over_rails', described(signedAmountText, 'Of it, over the rails.')),
  rest: described(signedAmountText, 'Of it, over no rail: funds that the house was given, and the practice faucet.'),
});

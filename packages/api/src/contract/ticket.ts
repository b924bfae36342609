import * as z from 'zod/mini';
import {
  accountNumber,
  amountText,
  countNumber,
  flag,
  idNumber,
  lotsText,
  signedAmountText,
  symbolText,
  timeMs,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import {
  directionWire,
  entryTypeWire,
  exitKindWire,
  marginModeWire,
  ownershipWire,
  ticketCloseReasonWire,
  ticketEndReasonWire,
  ticketStatusWire,
  triggerMoveWire,
} from './words.ts';

/** The figures of a ticket at a mark; the app computes the same from the ticket, its terms and a newer mark. */
const ticketFiguresRow = wireObject({
  markPrice: amountText,
  isStale: flag,
  unrealised: described(signedAmountText, 'Before the closing fee.'),
  returnPercent: named('return', described(signedAmountText, 'Unrealised to margin, percent: "29.96".')),
  notional: amountText,
  maintenance: amountText,
  liquidationPrice: z.optional(described(amountText, 'Absent when no price above zero would liquidate it.')),
  breakEvenPrice: amountText,
  overnightForecast: described(amountText, 'At the next 00:00 UTC, at this mark.'),
  deleverageRank: described(countNumber, '1 (last to be deleveraged) to 5 (first); 0 when it is not in profit.'),
});

/** One exit of a live ticket. */
const exitRow = wireObject({
  kind: exitKindWire,
  lots: named('share', z.optional(described(lotsText, 'How much it closes; absent: all that is left.'))),
  price: z.optional(
    described(
      amountText,
      'The mark that it waits for; of one that trails where its stop stands. Absent: it trails not yet.',
    ),
  ),
  trailPercent: z.optional(amountText),
  trailDistance: z.optional(amountText),
  activationPrice: z.optional(described(amountText, 'Mark from which it trails; absent: at once.')),
  peakPrice: z.optional(described(amountText, 'The best mark since it trails.')),
});
export type ExitRow = z.output<typeof exitRow>;

const identity = {
  ticketId: named('id', idNumber),
  pairId: idNumber,
  symbol: symbolText,
  baseAssetId: named('currency_id', idNumber),
  quoteAssetId: named('legal_id', idNumber),
  direction: named('type', directionWire),
  marginMode: marginModeWire,
  multiple: idNumber,
  entryType: entryTypeWire,
  ownership: named('order_type', ownershipWire),
  traderId: named('trader_user_id', z.optional(described(accountNumber, 'Of a copied ticket: whom it copies.'))),
  traderTicketId: named('transaction_id', z.optional(described(idNumber, "Of a copied ticket: the trader's."))),
  status: ticketStatusWire,
  lots: named(
    'share',
    described(lotsText, 'Open lots; of a pending ticket what it asks for, of an ended one what it had.'),
  ),
  limitPrice: named('target_price', described(amountText, 'Of a limit order; of a market order the worst price.')),
  triggerPrice: z.optional(described(amountText, 'The mark that it waits or has waited for before it was an order.')),
  orderedAtMs: named('create_time', timeMs),
  openedAtMs: named('open_time', z.optional(described(timeMs, 'Absent: never filled.'))),
} as const;

const threeLines = {
  profitTotal: named('profit', described(signedAmountText, 'From prices alone, of the parts that are closed.')),
  feeTotal: named('trade_fee', described(amountText, 'Of opening and of the parts that are closed.')),
  overnightTotal: named('overnight_fee', amountText),
} as const;

/** A live ticket: pending, open or closing. */
export const ticketRow = wireObject({
  ...identity,
  termsId: idNumber,
  closingLots: named('closing_share', described(lotsText, 'Asked to be closed at the next tick; "0": nothing is.')),
  quantity: named('amount', described(amountText, 'Base amount of the lots.')),
  waitsFor: z.optional(described(triggerMoveWire, 'The move of the mark to its trigger; absent: it does not wait.')),
  trailPercent: z.optional(described(amountText, 'It trails the mark; `trigger_price` is where its stop stands now.')),
  trailDistance: z.optional(amountText),
  activationPrice: z.optional(described(amountText, 'Mark from which it trails; absent: at once.')),
  peakPrice: z.optional(described(amountText, 'The best mark since it trails; absent: it trails not yet.')),
  hold: described(amountText, 'Frozen while pending; "0" afterwards.'),
  entryPrice: named('price', z.optional(described(amountText, 'Absent while pending.'))),
  margin: amountText,
  settled: described(signedAmountText, 'Profit paid out ahead of the close; "0" for almost all.'),
  ...threeLines,
  exits: described(z.array(exitRow), 'All of them, of each kind the nearest first.'),
  takeProfitPrice: named('target_profit_price', z.optional(described(amountText, 'Of the nearest one.'))),
  takeProfitLots: named('take_profit_share', z.optional(described(lotsText, 'Absent: all that is left.'))),
  stopLossPrice: z.optional(described(amountText, 'Of the nearest one.')),
  stopLossLots: named('stop_loss_share', z.optional(described(lotsText, 'Absent: all that is left.'))),
  figures: z.optional(described(ticketFiguresRow, 'Absent while pending and before the first index.')),
});
export type TicketRow = z.output<typeof ticketRow>;

/** One close of a ticket, of all of it or of a part. */
const ticketCloseRow = wireObject({
  lots: named('share', lotsText),
  price: amountText,
  markPrice: amountText,
  gridIndex: described(countNumber, 'Number of the tick that filled it: its time is half a second times this.'),
  reason: ticketCloseReasonWire,
  profit: signedAmountText,
  fee: amountText,
  deficit: described(amountText, 'Of a loss: what the account could not pay.'),
  shortfall: described(amountText, 'Of a profit: what the house could not pay.'),
  atMs: named('time', timeMs),
});
export type TicketCloseRow = z.output<typeof ticketCloseRow>;

/** A ticket that has ended: closed, or cancelled before it filled. Profit − fees − overnight fees is the total, to the atom. */
export const endedTicketRow = wireObject({
  ...identity,
  entryPrice: named('price', z.optional(amountText)),
  closePrice: z.optional(described(amountText, 'Mean of its closes by lots, rounded down; it may lie between ticks.')),
  margin: described(amountText, 'When it was opened.'),
  ...threeLines,
  total: described(signedAmountText, 'Profit less trade fees less overnight fees.'),
  reason: described(ticketEndReasonWire, 'Of its last close, or why it was cancelled.'),
  deficit: described(amountText, 'Of losses: what the account could not pay.'),
  shortfall: described(amountText, 'Of profits: what the house could not pay.'),
  closes: z.optional(described(z.array(ticketCloseRow), 'Oldest first; where one ticket was asked for.')),
  endedAtMs: named('end_time', timeMs),
});
export type EndedTicketRow = z.output<typeof endedTicketRow>;

/** Distinguishes the rows of a list that has both kinds. */
export function isEnded(ticket: TicketRow | EndedTicketRow): ticket is EndedTicketRow {
  return 'endedAtMs' in ticket;
}

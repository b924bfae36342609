import { amount, count, type Fields, id, lots, ppm, price, word } from '../../fields.ts';
import {
  type AccountId,
  directions,
  entryTypes,
  marginModes,
  type PairId,
  type TermsId,
  ticketCloseReasons,
  type TicketId,
} from '../../vocabulary.ts';

/** The move of the mark that a trigger waits for. */
export const triggerMoves = ['rise', 'fall'] as const;
export type TriggerMove = (typeof triggerMoves)[number];

/** A contract ticket as it is ordered, its exits and its source apart. Amounts are in the quote asset of its pair. */
export const ticketFields = {
  ticketId: id<TicketId>(),
  accountId: id<AccountId>(),
  pairId: id<PairId>(),
  termsId: id<TermsId>(),
  direction: word(directions),
  lots,
  multiple: count,
  marginMode: word(marginModes),
  entryType: word(entryTypes),
  /** The limit of a limit order, the worst price of a market order. */
  limitPrice: price,
  /** The quote when it was ordered, from which the slippage is measured. */
  referencePrice: price,
  /** Frozen until it fills or is cancelled. */
  hold: amount,
} as const satisfies Fields;

/** One close of a ticket, or of a part of it. The figures are those of this close. */
export const ticketCloseFields = {
  ticketId: id<TicketId>(),
  accountId: id<AccountId>(),
  pairId: id<PairId>(),
  direction: word(directions),
  lots,
  /** Still open after it; zero: the ticket is closed. */
  lotsLeft: lots,
  entryPrice: price,
  price,
  markPrice: price,
  gridIndex: count,
  reason: word(ticketCloseReasons),
  notional: amount,
  /** The result of the prices, below zero for a loss: a `deficit` was not lost, a `shortfall` was not gained. */
  profit: amount,
  fee: amount,
  marginReleased: amount,
  marginLeft: amount,
  /** Profit that had been paid out before against this part (RULES 5, cross). */
  settledBefore: amount,
  /** Of a loss: what the account could not pay, and `insurance` or others did. */
  deficit: amount,
  /** Of a profit: what the house could not pay. */
  shortfall: amount,
  /** Totals of the whole ticket so far: price profit, fees, overnight fees. */
  profitTotal: amount,
  feeTotal: amount,
  overnightTotal: amount,
} as const satisfies Fields;

/** The fee of one night for one ticket. */
export const overnightChargeFields = {
  ticketId: id<TicketId>(),
  accountId: id<AccountId>(),
  pairId: id<PairId>(),
  /** Days since 1970 that begin with it. */
  day: count,
  /** At the mark of that moment. */
  notional: amount,
  /** Per year. */
  rate: ppm,
  fee: amount,
  /** Margin of the ticket afterwards. */
  margin: amount,
} as const satisfies Fields;

/** A ticket of a liquidation, as it was when the liquidation was found. */
export const reportedTicketFields = {
  ticketId: id<TicketId>(),
  pairId: id<PairId>(),
  direction: word(directions),
  lots,
  entryPrice: price,
  /** The index at which the liquidation was found. */
  markPrice: price,
  margin: amount,
  unrealised: amount,
  maintenance: amount,
} as const satisfies Fields;

/** A liquidation of an account (cross) or of a ticket (isolated), as it was found. */
export const liquidationFoundFields = {
  accountId: id<AccountId>(),
  marginMode: word(marginModes),
  gridIndex: count,
  /** Balance, margins and unrealised together, before. */
  equity: amount,
  margin: amount,
  maintenance: amount,
} as const satisfies Fields;

/** The same liquidation, as it went. */
export const liquidationResultFields = {
  fee: amount,
  deficit: amount,
  fromInsurance: amount,
  /** Cut from opposite tickets by auto-deleveraging. */
  fromOthers: amount,
  equityAfter: amount,
} as const satisfies Fields;

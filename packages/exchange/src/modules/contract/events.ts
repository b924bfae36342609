import { listOf, oneOf, optional, struct, uint } from '@candor/kernel';
import {
  accountId,
  amount,
  direction,
  entryType,
  lots,
  marginMode,
  pairId,
  priceOf,
  termsId,
  ticketCancelReason,
  ticketCloseReason,
  ticketId,
  ppm,
} from '../../vocabulary.ts';
import { contractTerms, exit } from './commands.ts';

/** Whom a copied ticket follows: it closes when that one closes. */
export const copySource = struct({ traderId: accountId, traderTicketId: ticketId });

const reportedTicket = struct({
  ticketId,
  pairId,
  direction,
  lots,
  entryPrice: priceOf,
  /** The index at which it was found out. */
  markPrice: priceOf,
  margin: amount,
  unrealised: amount,
  maintenance: amount,
});

export const contractEvents = {
  'contract.terms_set': [70, struct({ termsId, terms: contractTerms })],
  'contract.ordered': [
    71,
    struct({
      ticketId,
      accountId,
      pairId,
      termsId,
      direction,
      lots,
      multiple: uint,
      marginMode,
      entryType,
      /** The limit of a limit order, the worst price of a market order. */
      limitPrice: priceOf,
      /** The quote when it was ordered, of which the slippage is measured. */
      referencePrice: priceOf,
      hold: amount,
      takeProfit: optional(exit),
      stopLoss: optional(exit),
      /** Present: a copy. It opens in the same command. */
      copyOf: optional(copySource),
    }),
  ],
  'contract.cancelled': [72, struct({ ticketId, accountId, pairId, reason: ticketCancelReason, released: amount })],
  'contract.opened': [
    73,
    struct({
      ticketId,
      accountId,
      pairId,
      direction,
      lots,
      multiple: uint,
      marginMode,
      price: priceOf,
      markPrice: priceOf,
      /** The instant of the tick that filled it. */
      gridIndex: uint,
      notional: amount,
      margin: amount,
      fee: amount,
      copyOf: optional(copySource),
    }),
  ],
  /** The owner has asked to close so much; the next tick fills it. */
  'contract.closing': [74, struct({ ticketId, accountId, pairId, lots })],
  /** A ticket, or a part of it, was closed. The figures are those of this close. */
  'contract.closed': [
    75,
    struct({
      ticketId,
      accountId,
      pairId,
      direction,
      lots,
      /** Still open after it; zero: the ticket is closed. */
      lotsLeft: lots,
      entryPrice: priceOf,
      price: priceOf,
      markPrice: priceOf,
      gridIndex: uint,
      reason: ticketCloseReason,
      notional: amount,
      /** What the prices brought, below zero for a loss: a `deficit` was not lost, a `shortfall` was not gained. */
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
      copyOf: optional(copySource),
    }),
  ],
  'contract.exits_set': [
    76,
    struct({ ticketId, accountId, pairId, takeProfit: optional(exit), stopLoss: optional(exit) }),
  ],
  /** The margin of a ticket changed without a fill: moved by its owner, or drawn on by the cross account. */
  'contract.margin_moved': [
    77,
    struct({
      ticketId,
      accountId,
      pairId,
      /** What it became. */
      margin: amount,
      /** Profit paid out ahead of the close, in all; zero but for cross tickets that had to help another one. */
      settled: amount,
      cause: oneOf('added', 'removed', 'drawn'),
    }),
  ],
  'contract.overnight_charged': [
    78,
    struct({
      ticketId,
      accountId,
      pairId,
      /** Days since 1970 that begin with it. */
      day: uint,
      notional: amount,
      rate: ppm,
      fee: amount,
      margin: amount,
    }),
  ],
  /** One liquidation of an account (cross) or of a ticket (isolated), as it was found and as it went. */
  'contract.liquidated': [
    79,
    struct({
      accountId,
      marginMode,
      gridIndex: uint,
      /** Balance, margins and unrealised together, before. */
      equity: amount,
      margin: amount,
      maintenance: amount,
      tickets: listOf(reportedTicket),
      closed: listOf(ticketId),
      fee: amount,
      deficit: amount,
      fromInsurance: amount,
      /** Cut from opposite tickets by auto-deleveraging. */
      fromOthers: amount,
      equityAfter: amount,
    }),
  ],
} as const;

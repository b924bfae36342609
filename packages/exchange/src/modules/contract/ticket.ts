import { type Codec, struct, uint } from '@candor/kernel';
import { type Atoms, atoms, type Price, zero } from '@candor/money';
import {
  type AccountId,
  accountId,
  amount,
  type Direction,
  direction,
  type EntryType,
  entryType,
  type Lots,
  lots,
  type MarginMode,
  marginMode,
  type PairId,
  pairId,
  priceOf,
  type TermsId,
  type TicketId,
  type TicketStatus,
  termsId,
  ticketId,
  ticketStatus,
} from '../../vocabulary.ts';
import type { CopySource, Exit } from './views.ts';

/** One live contract ticket. Zero in a price, a size or an account means: has none. */
export interface Ticket {
  readonly ticketId: TicketId;
  readonly accountId: AccountId;
  readonly pairId: PairId;
  readonly termsId: TermsId;
  readonly direction: Direction;
  readonly marginMode: MarginMode;
  readonly multiple: number;
  readonly entryType: EntryType;
  readonly limitPrice: Price;
  readonly referencePrice: Price;
  readonly orderedAtMs: number;
  /** Whom a copy follows; cleared when its owner holds it alone. */
  traderId: AccountId;
  traderTicketId: TicketId;
  status: TicketStatus;
  /** Open lots; while pending those asked for. */
  lots: Lots;
  closingLots: Lots;
  /** 1 when what is closing opens again the other way. */
  isReversing: number;
  /** Frozen while pending. */
  hold: Atoms;
  entryPrice: Price;
  openedAtMs: number;
  /** Frozen while open. */
  margin: Atoms;
  settled: Atoms;
  feeTotal: Atoms;
  overnightTotal: Atoms;
  profitTotal: Atoms;
  takeProfitPrice: Price;
  takeProfitLots: Lots;
  stopLossPrice: Price;
  stopLossLots: Lots;
}

export const ticketCodec: Codec<Ticket> = struct({
  ticketId,
  accountId,
  pairId,
  termsId,
  direction,
  marginMode,
  multiple: uint,
  entryType,
  limitPrice: priceOf,
  referencePrice: priceOf,
  orderedAtMs: uint,
  traderId: accountId,
  traderTicketId: ticketId,
  status: ticketStatus,
  lots,
  closingLots: lots,
  isReversing: uint,
  hold: amount,
  entryPrice: priceOf,
  openedAtMs: uint,
  margin: amount,
  settled: amount,
  feeTotal: amount,
  overnightTotal: amount,
  profitTotal: amount,
  takeProfitPrice: priceOf,
  takeProfitLots: lots,
  stopLossPrice: priceOf,
  stopLossLots: lots,
});

type Fixed =
  | 'ticketId'
  | 'accountId'
  | 'pairId'
  | 'termsId'
  | 'direction'
  | 'marginMode'
  | 'multiple'
  | 'entryType'
  | 'limitPrice'
  | 'referencePrice'
  | 'orderedAtMs'
  | 'lots';

const none = 0 as Price & Lots & AccountId & TicketId;

/** A pending ticket: what is not given is zero. */
export function newTicket(given: Pick<Ticket, Fixed> & Partial<Ticket>): Ticket {
  return {
    ticketId: given.ticketId,
    accountId: given.accountId,
    pairId: given.pairId,
    termsId: given.termsId,
    direction: given.direction,
    marginMode: given.marginMode,
    multiple: given.multiple,
    entryType: given.entryType,
    limitPrice: given.limitPrice,
    referencePrice: given.referencePrice,
    orderedAtMs: given.orderedAtMs,
    traderId: given.traderId ?? none,
    traderTicketId: given.traderTicketId ?? none,
    status: 'pending',
    lots: given.lots,
    closingLots: none,
    isReversing: 0,
    hold: given.hold ?? zero,
    entryPrice: none,
    openedAtMs: 0,
    margin: zero,
    settled: zero,
    feeTotal: zero,
    overnightTotal: zero,
    profitTotal: zero,
    takeProfitPrice: none,
    takeProfitLots: none,
    stopLossPrice: none,
    stopLossLots: none,
  };
}

export function isOpen(ticket: Ticket): boolean {
  return ticket.status === 'open' || ticket.status === 'closing';
}

/** The facts about a copy that events carry. */
export function copySourceOf(ticket: Ticket): CopySource | undefined {
  const { traderId, traderTicketId } = ticket;
  return traderId === 0 ? undefined : { traderId, traderTicketId };
}

function exitOf(price: Price, size: Lots): Exit | undefined {
  if (price === 0) return undefined;
  return size === 0 ? { price, lots: undefined } : { price, lots: size };
}

export function exitsOf(ticket: Ticket): {
  readonly takeProfit: Exit | undefined;
  readonly stopLoss: Exit | undefined;
} {
  return {
    takeProfit: exitOf(ticket.takeProfitPrice, ticket.takeProfitLots),
    stopLoss: exitOf(ticket.stopLossPrice, ticket.stopLossLots),
  };
}

export function setExitsOf(ticket: Ticket, takeProfit: Exit | undefined, stopLoss: Exit | undefined): void {
  ticket.takeProfitPrice = takeProfit?.price ?? none;
  ticket.takeProfitLots = takeProfit?.lots ?? none;
  ticket.stopLossPrice = stopLoss?.price ?? none;
  ticket.stopLossLots = stopLoss?.lots ?? none;
}

/** The part of an amount that belongs to `part` of `whole` lots: all of it for all lots, else rounded down. */
export function partOf(total: Atoms, part: Lots, whole: Lots): Atoms {
  return part === whole ? total : atoms((total * BigInt(part)) / BigInt(whole));
}

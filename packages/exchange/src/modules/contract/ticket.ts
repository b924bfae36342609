import { type Codec, struct } from '@candor/kernel';
import { type Atoms, atoms, type Price } from '@candor/money';
import { codecsOf } from '../../field-codecs.ts';
import {
  amount,
  count,
  emptyOf,
  type Fields,
  id,
  lots,
  pick,
  price,
  type ValueOf,
  type ValuesOf,
  word,
} from '../../fields.ts';
import { type AccountId, type Lots, type TicketId, ticketStatuses } from '../../vocabulary.ts';
import { ticketFields } from './fields.ts';
import type { CopySource, Exit } from './views.ts';

/** The part of a ticket that its order binds for good. */
const boundFields = {
  ...pick(
    ticketFields,
    'ticketId',
    'accountId',
    'pairId',
    'termsId',
    'direction',
    'marginMode',
    'multiple',
    'entryType',
    'limitPrice',
    'referencePrice',
  ),
  orderedAtMs: count,
} as const satisfies Fields;

/** The part that changes while the ticket lives. Zero in a price, a size or an account means: has none. */
const changingFields = {
  /** Whom a copy follows; cleared when its owner holds it alone. */
  traderId: id<AccountId>(),
  traderTicketId: id<TicketId>(),
  status: word(ticketStatuses),
  /** Open lots; while pending the ordered ones. */
  lots,
  closingLots: lots,
  /** 1 when the closing part opens again the other way. */
  isReversing: count,
  /** Frozen while pending. */
  hold: amount,
  entryPrice: price,
  openedAtMs: count,
  /** Frozen while open. */
  margin: amount,
  settled: amount,
  feeTotal: amount,
  overnightTotal: amount,
  profitTotal: amount,
  takeProfitPrice: price,
  takeProfitLots: lots,
  stopLossPrice: price,
  stopLossLots: lots,
} as const satisfies Fields;

type Bound = ValuesOf<typeof boundFields>;
type Changing = { -readonly [Name in keyof typeof changingFields]: ValueOf<(typeof changingFields)[Name]> };

/** One live contract ticket. */
export interface Ticket extends Omit<Bound, 'multiple' | 'limitPrice' | 'referencePrice'>, Changing {
  /** Bound by the order until its owner changes it. */
  multiple: number;
  /** Bound by the order, but one that trails has them from where the mark turns back to it. */
  limitPrice: Price;
  referencePrice: Price;
}

const liveFields = { ...boundFields, ...changingFields } as const;
export const ticketCodec: Codec<Ticket> = struct(codecsOf(liveFields));

const emptyTicket: Ticket = emptyOf(liveFields);

/** A pending ticket: missing values are zero. */
export function newTicket(given: Bound & Pick<Ticket, 'lots'> & Partial<Changing>): Ticket {
  return { ...emptyTicket, ...given, status: 'pending' };
}

const none = 0 as Price & Lots;

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

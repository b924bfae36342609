import { type Atoms, atoms, zero } from '@candor/money';
import type { CopyReason } from '../../copy-words.ts';
import type { AccountId, Lots, PairId, TicketId } from '../../vocabulary.ts';
import { gridMs } from '../index-prices/index-prices.ts';
import { closeTicket } from './close-ticket.ts';
import { allExitsOf, keepExits, tellSteps } from './exit-set.ts';
import { placeExits } from './exits.ts';
import { leverEquity } from './figures.ts';
import { openTicket } from './fill.ts';
import { leverWallet, pay } from './funds.ts';
import { addOrder, ticketOf } from './order.ts';
import { isOfferedTo, lotsHeld, slippageOf } from './plan.ts';
import { markOf, unrealisedNow } from './risk.ts';
import { roomFor } from './room.ts';
import { contractFee, fittingSizes, marginFor, multipleMaxAt, notionalAt, quotePrice, ticketsMax } from './rules.ts';
import type { Closing } from './settle-close.ts';
import type { ContractSlice } from './slice.ts';
import { isOpen, type Ticket } from './ticket.ts';
import type { ExitSet } from './views.ts';

/**
 * The part of contracts that copy trading may see and change (RULES 7). The module `copy` receives it in place of their
 * state; every function here keeps the rules of contracts, whatever its caller.
 */
export class TicketsToCopy {
  readonly #core: ContractSlice;

  constructor(core: ContractSlice) {
    this.#core = core;
  }

  /** A live ticket, of anybody. */
  get(ticketId: TicketId): Readonly<Ticket> | undefined {
    return this.#core.contract.tickets.get(ticketId);
  }

  all(): Iterable<Readonly<Ticket>> {
    return this.#core.contract.tickets.values();
  }

  /** An account's live tickets, oldest first. */
  of(accountId: AccountId): Iterable<Readonly<Ticket>> {
    return this.#core.contract.ticketsOf(accountId);
  }

  /** The fewest lots that the terms of a ticket allow. */
  lotsMinOf({ termsId }: Readonly<Ticket>): Lots {
    return this.#core.contract.termsOf(termsId).lotsMin;
  }

  /** True when the pair has a market of contracts. */
  isListed(pairId: PairId): boolean {
    return this.#core.contract.markets.has(pairId);
  }

  /** True while a tick is worked through in pieces. */
  get isBusy(): boolean {
    return this.#core.contract.storm.tick !== undefined;
  }

  unrealised(ticket: Readonly<Ticket>): Atoms {
    return unrealisedNow(this.#core, ticket);
  }

  /** The equity of a contract account, including pending holds and isolated tickets. */
  equityOf(accountId: AccountId): Atoms {
    return atoms(leverEquity(this.#core, accountId));
  }

  /** The amount that may leave a contract account. */
  spendableOf(accountId: AccountId): Atoms {
    return this.#core.spendable(accountId, 'contract', this.#core.contract.assetId(this.#core));
  }

  /** Pays a trader's share out of a follower's contract account, which has that much. */
  payShare(accountId: AccountId, traderId: AccountId, amount: Atoms): void {
    const core = this.#core;
    pay(core, leverWallet(core, accountId), leverWallet(core, traderId), 'profit_share', amount);
    core.post(traderId);
    core.contract.guards.markAccountStale(accountId);
  }

  /**
   * The slippage of a trader's market order: how far it filled behind its quote. A limit never fills behind its limit.
   */
  entrySlippageOf({ entryType, direction, referencePrice, entryPrice }: Readonly<Ticket>): number {
    const isBehind = direction === 'long' ? entryPrice > referencePrice : entryPrice < referencePrice;
    return entryType === 'market' && isBehind ? slippageOf(referencePrice, entryPrice) : 0;
  }

  /** Margin and fee of so many lots at the price of a trader's open ticket. */
  costOf(source: Readonly<Ticket>, lots: Lots): { readonly margin: bigint; readonly fee: bigint } {
    const { contract } = this.#core;
    const terms = contract.termsOf(source.termsId);
    const notional = notionalAt(contract.market(source.pairId).grid, lots, source.entryPrice, 'up');
    return { margin: marginFor(notional, source.multiple), fee: contractFee(notional, terms.fee) };
  }

  /**
   * The most lots an account can copy of a trader's ticket, and the reason for the bound; the follow checks its own
   * caps.
   */
  roomFor(
    accountId: AccountId,
    source: Readonly<Ticket>,
    wanted: Lots,
  ): { readonly lots: Lots; readonly reason: CopyReason | undefined } {
    const core = this.#core;
    const { pairId, direction } = source;
    const terms = core.contract.termsOf(source.termsId);
    if (!isOfferedTo(core, accountId, core.contract.market(pairId).pair))
      return { lots: 0 as Lots, reason: 'product_unavailable' };
    if (core.contract.countOf(accountId) >= ticketsMax) return { lots: 0 as Lots, reason: 'too_many_tickets' };
    let most: number = wanted;
    let reason: CopyReason | undefined;
    const cap = (lots: number, why: CopyReason) => {
      if (lots < most) {
        most = Math.max(lots, 0);
        reason = why;
      }
    };
    cap(Math.min(terms.lotsMax, terms.accountLotsMax - lotsHeld(core, accountId, pairId, direction)), 'above_maximum');
    // A copy has its trader's multiple, within the maximum that the tiers allow for its own size.
    const { grid } = core.contract.market(pairId);
    const isWithinTier = (lots: Lots) =>
      source.multiple <= multipleMaxAt(terms.tiers, notionalAt(grid, lots, source.entryPrice, 'up'));
    cap(lotsWithin(most, isWithinTier), 'above_maximum');
    cap(roomFor(core, pairId, direction), 'open_interest_full');
    const spendable = this.spendableOf(accountId);
    cap(
      lotsWithin(most, (lots) => {
        const { margin, fee } = this.costOf(source, lots);
        return margin + fee <= spendable;
      }),
      'balance_insufficient',
    );
    return { lots: most as Lots, reason };
  }

  /**
   * Opens a copy at the price of the trader's ticket, in the same command (RULES 7). `roomFor` has checked that it
   * fits.
   */
  open(accountId: AccountId, source: Readonly<Ticket>, lots: Lots, gridIndex: number): TicketId {
    const core = this.#core;
    const { pairId, direction, multiple, marginMode, termsId, entryType, entryPrice } = source;
    const plan = { termsId, entryType, limitPrice: entryPrice, referencePrice: source.referencePrice };
    const order = { accountId, pairId, direction, lots, multiple, marginMode };
    const from = { traderId: source.accountId, traderTicketId: source.ticketId };
    const ticket = ticketOf(core, order, plan, zero, from);
    keepExits(core, ticket, copiedExits(core, source, lots));
    addOrder(core, ticket);
    openTicket(core, ticket, entryPrice, markOf(core, pairId), gridIndex);
    return ticket.ticketId;
  }

  /** Closes so many lots of an open copy, as `closeTicket` closes any other. */
  close(copy: Readonly<Ticket>, closing: Closing): void {
    closeTicket(this.#core, copy, closing);
  }

  /** True when the last tick has a price of the copy's market that may be acted on. */
  canClose(copy: Readonly<Ticket>): boolean {
    const { index, nowMs, sessions } = this.#core;
    const { pairId } = copy;
    const atMs = index.lastGridIndex * gridMs;
    const isOfThisTick = index.last(pairId)?.atMs === atMs && index.fresh(pairId, nowMs) !== undefined;
    return isOpen(copy) && isOfThisTick && sessions.isOpen(pairId, atMs);
  }

  /**
   * Closes a copy whose follow has stopped, at the quote of the last tick, as an exit would, if that may be acted on. Answers
   * whether it has closed.
   */
  closeAtMark(copy: Readonly<Ticket>): boolean {
    const core = this.#core;
    if (!this.canClose(copy)) return false;
    const { pairId, direction, lots } = copy;
    const { grid } = core.contract.market(pairId);
    const { spread } = core.contract.termsOf(copy.termsId);
    const price = quotePrice(grid, spread, markOf(core, pairId), direction, 'close');
    closeTicket(core, copy, { lots, price, gridIndex: core.index.lastGridIndex, reason: 'copy_stopped' });
    return true;
  }

  /** Sets on a copy the exits of the ticket it follows, in proportion. */
  placeExits(copy: Readonly<Ticket>, source: Readonly<Ticket>): void {
    placeExits(this.#core, copy, copiedExits(this.#core, source, copy.lots));
  }

  /** Makes a copy its owner's alone: from now on its exits trigger by themselves. */
  detach(copy: Readonly<Ticket>): void {
    const ticket: Ticket = copy;
    ticket.traderId = 0 as AccountId;
    ticket.traderTicketId = 0 as TicketId;
    const { contract } = this.#core;
    contract.steps.startTrails(ticket.ticketId, markOf(this.#core, ticket.pairId));
    contract.addExits(ticket);
    if (contract.steps.of(ticket.ticketId) !== undefined) tellSteps(this.#core, ticket);
  }
}

/** The most lots for which something that grows with them still holds. */
export function lotsWithin(most: number, holds: (lots: Lots) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle as Lots)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The exits of a trader's ticket on so many lots of a copy: a part closes the same share, rounded up while all fit. */
function copiedExits({ contract }: ContractSlice, source: Readonly<Ticket>, lots: Lots): ExitSet {
  const { takeProfits, stopLosses, trails } = allExitsOf(contract, source);
  const scaled = <T extends { readonly lots?: Lots | undefined }>(kind: readonly T[]): T[] => {
    const shares = kind.map((one) => Math.ceil((lots * (one.lots ?? source.lots)) / source.lots) as Lots);
    const sizes = kind.length > 1 ? fittingSizes(shares, lots) : shares;
    return kind
      .map((one, place) => (one.lots === undefined ? one : { ...one, lots: sizes[place] }))
      .filter((one) => one.lots !== 0);
  };
  return {
    takeProfits: scaled(takeProfits),
    stopLosses: scaled(stopLosses),
    // Nothing trails before the copy is its owner's.
    trails: scaled(trails).map((one) => ({ ...one, peak: undefined })),
  };
}

import type { Price } from '@candor/money';
import type { ContractMarket } from './market.ts';
import { OrderedIds } from './ordered-ids.ts';
import type { Ticket } from './ticket.ts';

/** What is liquidated as one: a lever account's cross tickets together, or one isolated ticket. */
export type UnitId = number;

export function unitOf(ticket: Pick<Ticket, 'accountId' | 'ticketId' | 'marginMode'>): UnitId {
  return ticket.marginMode === 'cross' ? ticket.accountId * 2 : ticket.ticketId * 2 + 1;
}

export function isCrossUnit(unitId: UnitId): boolean {
  return unitId % 2 === 0;
}

/** A bound of the index of one pair: when it is touched, the unit is looked at. */
export interface Guard {
  readonly market: ContractMarket;
  readonly ticks: number;
  readonly onRise: boolean;
}

/**
 * So that a tick does not walk all positions: each unit sets bounds of the index inside which it is certainly safe, and is
 * computed exactly only when one of them is touched or something of it has changed. Bounds decide when to look, never
 * what is found, so they are not part of the state.
 */
export class Guards {
  readonly #set = new Map<UnitId, readonly Guard[]>();
  readonly #suspects = new OrderedIds();

  /** Something of a ticket has changed, and with it the balance of its account: both are looked at on the next tick. */
  suspect(ticket: Pick<Ticket, 'accountId' | 'ticketId' | 'marginMode'>): void {
    this.#suspects.add(unitOf(ticket));
    this.suspectAccount(ticket.accountId);
  }

  suspectAccount(accountId: number): void {
    this.#suspects.add(accountId * 2);
  }

  arm(unitId: UnitId, guards: readonly Guard[]): void {
    this.disarm(unitId);
    for (const { market, ticks, onRise } of guards) market.guards.add(ticks, unitId, onRise);
    if (guards.length > 0) this.#set.set(unitId, guards);
  }

  disarm(unitId: UnitId): void {
    for (const { market, ticks, onRise } of this.#set.get(unitId) ?? []) market.guards.remove(ticks, unitId, onRise);
    this.#set.delete(unitId);
  }

  /** A new mark: units whose bounds it touches are looked at. */
  touch(market: ContractMarket, mark: Price): void {
    const { tick } = market.grid;
    for (const unitId of market.guards.takeTouched(Math.floor(mark / tick), Math.ceil(mark / tick))) {
      this.#suspects.add(unitId);
    }
  }

  /**
   * The suspect with the lowest number, until there is none. One at a time: closing one unit may bring down another, and
   * which one is next must follow from what they are worth, not from who happened to be suspected before.
   */
  takeSuspect(): UnitId | undefined {
    return this.#suspects.takeLowest();
  }
}

import type { AccountId, TicketId } from '../../vocabulary.ts';
import type { Price } from '@candor/money';
import type { ContractMarket } from './market.ts';
import { OrderedIds } from './ordered-ids.ts';
import type { Ticket } from './ticket.ts';

/** What is liquidated as one: a contract account's cross tickets together, or one isolated ticket. */
export type UnitId = number;

function unitOf(ticket: Pick<Ticket, 'accountId' | 'ticketId' | 'marginMode'>): UnitId {
  return ticket.marginMode === 'cross' ? ticket.accountId * 2 : ticket.ticketId * 2 + 1;
}

export function isCrossUnit(unitId: UnitId): boolean {
  return unitId % 2 === 0;
}

/** Whose cross tickets a unit is. */
export function accountOfUnit(unitId: UnitId): AccountId {
  return Math.floor(unitId / 2) as AccountId;
}

/** Which isolated ticket a unit is. */
export function ticketOfUnit(unitId: UnitId): TicketId {
  return Math.floor(unitId / 2) as TicketId;
}

/** How far the index of one pair may move from a mark, either way, with the unit certainly safe. */
export interface Guard {
  readonly market: ContractMarket;
  readonly mark: Price;
  /** In price units. */
  readonly room: number;
}

/** Bounds of the index that are set: when one is touched, the unit is looked at. */
interface Bounds {
  readonly market: ContractMarket;
  /** In ticks of the pair. */
  readonly low: number;
  readonly high: number;
}

/**
 * So that a tick does not walk all positions: each unit sets bounds of the index inside which it is certainly safe, and is
 * computed exactly only when one of them is touched or something of it has changed. Bounds decide when to look, never
 * what is found, so they are not part of the state.
 */
export class Guards {
  readonly #set = new Map<UnitId, readonly Bounds[]>();
  readonly #suspects = new OrderedIds();

  /** Something of a ticket has changed, and with it the balance of its account: both are looked at on the next tick. */
  suspect(ticket: Pick<Ticket, 'accountId' | 'ticketId' | 'marginMode'>): void {
    this.#suspects.add(unitOf(ticket));
    this.suspectAccount(ticket.accountId);
  }

  suspectAccount(accountId: number): void {
    this.#suspects.add(accountId * 2);
  }

  /** Sets bounds around the present marks, unless those that are set still do: moving them is what costs. */
  arm(unitId: UnitId, guards: readonly Guard[]): void {
    const before = this.#set.get(unitId) ?? [];
    const isStillRight = before.length === guards.length && guards.every((guard, i) => holds(before[i], guard));
    if (isStillRight) return;
    this.disarm(unitId);
    const bounds = guards.map(boundsOf);
    for (const { market, low, high } of bounds) {
      market.guards.add(low, unitId, false);
      market.guards.add(high, unitId, true);
    }
    if (bounds.length > 0) this.#set.set(unitId, bounds);
  }

  disarm(unitId: UnitId): void {
    for (const { market, low, high } of this.#set.get(unitId) ?? []) {
      market.guards.remove(low, unitId, false);
      market.guards.remove(high, unitId, true);
    }
    this.#set.delete(unitId);
  }

  /** A new mark: units whose bounds it touches are looked at, and have none until then. */
  touch(market: ContractMarket, mark: Price): void {
    const { tick } = market.grid;
    for (const unitId of market.guards.takeTouched(Math.floor(mark / tick), Math.ceil(mark / tick))) {
      this.#suspects.add(unitId);
      this.disarm(unitId);
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

/** A little nearer than they would have to be, so that a small change, such as a night's fee, leaves them right. */
function boundsOf({ market, mark, room }: Guard): Bounds {
  const nearer = room - Math.floor(room / 8);
  const { tick } = market.grid;
  return { market, low: Math.ceil((mark - nearer) / tick), high: Math.floor((mark + nearer) / tick) };
}

/** Whether bounds that are set lie inside of what is safe, around the mark, and not much nearer than they could. */
function holds(bounds: Bounds | undefined, { market, mark, room }: Guard): boolean {
  if (bounds?.market !== market) return false;
  const low = bounds.low * market.grid.tick;
  const high = bounds.high * market.grid.tick;
  return low < mark && mark < high && low >= mark - room && high <= mark + room && high - low >= room;
}

import type { AccountId, TicketId } from '../../vocabulary.ts';
import type { Price } from '@candor/money';
import type { ContractMarket } from './market.ts';
import { OrderedIds } from '../../matching/ordered-ids.ts';
import type { Ticket } from './ticket.ts';

/** The unit of liquidation: a contract account's cross tickets together, or one isolated ticket. */
export type UnitId = number;

function unitOf(ticket: Pick<Ticket, 'accountId' | 'ticketId' | 'marginMode'>): UnitId {
  return ticket.marginMode === 'cross' ? ticket.accountId * 2 : ticket.ticketId * 2 + 1;
}

/** The units of some tickets, in order of their numbers. */
export function unitsOf(tickets: Iterable<Ticket>): readonly UnitId[] {
  return [...new Set(Array.from(tickets, unitOf))].sort((a, b) => a - b);
}

export function isCrossUnit(unitId: UnitId): boolean {
  return unitId % 2 === 0;
}

/** The account of a unit of cross tickets. */
export function accountOfUnit(unitId: UnitId): AccountId {
  return Math.floor(unitId / 2) as AccountId;
}

/** Which isolated ticket a unit is. */
export function ticketOfUnit(unitId: UnitId): TicketId {
  return Math.floor(unitId / 2) as TicketId;
}

/** The distance that the index of one pair may move from a mark, either way, with the unit certainly safe. */
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
 * Spares a tick from walking all positions: each unit sets bounds of the index inside which it is certainly safe, and
 * is computed exactly only when one of them is touched or a part of it has changed. Bounds decide when to look, never
 * the result, so they are not part of the state.
 */
export class RiskWatch {
  readonly #set = new Map<UnitId, readonly Bounds[]>();
  readonly #suspects = new OrderedIds();

  /** Something of a ticket has changed, and with it the balance of its account: both are looked at on the next tick. */
  markStale(ticket: Pick<Ticket, 'accountId' | 'ticketId' | 'marginMode'>): void {
    this.#suspects.add(unitOf(ticket));
    this.markAccountStale(ticket.accountId);
  }

  markAccountStale(accountId: number): void {
    this.#suspects.add(accountId * 2);
  }

  /**
   * Sets bounds around the present marks, unless the existing ones still suffice: moving them is the expensive part.
   */
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

  /** Applies a new mark: units whose bounds it touches are suspects, and have no bounds until they are checked. */
  touch(market: ContractMarket, mark: Price): void {
    const { tick } = market.grid;
    for (const unitId of market.guards.takeTouched(Math.floor(mark / tick), Math.ceil(mark / tick))) {
      this.#suspects.add(unitId);
      this.disarm(unitId);
    }
  }

  /**
   * Takes the suspect with the lowest number; `undefined` when there is none. One at a time: closing one unit may bring
   * down another, and the next one must follow from their equity, not from the order of suspicion.
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

/** True when existing bounds lie inside the safe range around the mark, and are not much tighter than necessary. */
function holds(bounds: Bounds | undefined, { market, mark, room }: Guard): boolean {
  if (bounds?.market !== market) return false;
  const low = bounds.low * market.grid.tick;
  const high = bounds.high * market.grid.tick;
  return low < mark && mark < high && low >= mark - room && high <= mark + room && high - low >= room;
}

import { type ByteReader, type ByteWriter, listOf, struct } from '@candor/kernel';
import type { Price } from '@candor/money';
import { type Lots, ticketId as ticketIdOf, type TicketId } from '../../vocabulary.ts';
import { type ContractMarket, ticksOf } from './market.ts';
import { fittingSizes } from './rules.ts';
import { exit, liveTrailingExit } from './spec.ts';
import type { Ticket } from './ticket.ts';
import type { Exit, ExitSet, TrailingExit } from './views.ts';

const record = struct({
  ticketId: ticketIdOf,
  takeProfits: listOf(exit),
  stopLosses: listOf(exit),
  trails: listOf(liveTrailingExit),
});

type Changing<T> = { -readonly [K in keyof T]: T[K] };
export type LiveTrail = Changing<TrailingExit>;

interface Steps {
  takeProfits: Changing<Exit>[];
  stopLosses: Changing<Exit>[];
  trails: LiveTrail[];
}

export type ExitKind = 'takeProfits' | 'stopLosses';
export const exitKinds = ['takeProfits', 'stopLosses'] as const;

type Owner = Pick<Ticket, 'ticketId' | 'direction'>;

/**
 * Exits of tickets that have several of a kind, or one that trails. One exit of a kind, with a price, stands in the ticket's own record,
 * which is as wide as it was in the first release.
 */
export class ExitSteps {
  readonly #byTicket = new Map<TicketId, Steps>();

  get size(): number {
    return this.#byTicket.size;
  }

  all(): Iterable<readonly [TicketId, Readonly<Steps>]> {
    return this.#byTicket;
  }

  of(ticketId: TicketId): Readonly<Steps> | undefined {
    return this.#byTicket.size === 0 ? undefined : this.#byTicket.get(ticketId);
  }

  set({ ticketId, direction }: Owner, { takeProfits, stopLosses, trails }: ExitSet): void {
    this.#byTicket.delete(ticketId);
    if (takeProfits.length + stopLosses.length + trails.length === 0) return;
    const nearestFirst = (kind: ExitKind, exits: readonly Exit[]) =>
      exits
        .map((one) => ({ ...one }))
        .sort((a, b) => (waitsForRise(kind, direction) ? a.price - b.price : b.price - a.price));
    this.#byTicket.set(ticketId, {
      takeProfits: nearestFirst('takeProfits', takeProfits),
      stopLosses: nearestFirst('stopLosses', stopLosses),
      trails: trails.map((one) => ({ ...one })),
    });
  }

  drop(ticketId: TicketId): void {
    this.#byTicket.delete(ticketId);
  }

  /** Lets those begin to trail that have nothing else to wait for. */
  startTrails(ticketId: TicketId, mark: Price): void {
    for (const trail of this.of(ticketId)?.trails ?? []) {
      if (trail.activationPrice === undefined) trail.peak ??= mark;
    }
  }

  /** Puts the exits of an open ticket where they wait. */
  wait(market: ContractMarket, { ticketId, direction }: Owner): void {
    const steps = this.of(ticketId);
    if (steps === undefined) return;
    const { tick } = market.grid;
    for (const kind of exitKinds) {
      for (const { price } of steps[kind])
        market[kind].add(ticksOf(price, tick), ticketId, waitsForRise(kind, direction));
    }
    if (steps.trails.length > 0) market.trailingExits.add(ticketId);
  }

  /** Takes them away from there. */
  rest(market: ContractMarket, { ticketId, direction }: Owner): void {
    const steps = this.of(ticketId);
    if (steps === undefined) return;
    const { tick } = market.grid;
    for (const kind of exitKinds) {
      for (const { price } of steps[kind])
        market[kind].remove(ticksOf(price, tick), ticketId, waitsForRise(kind, direction));
    }
    market.trailingExits.delete(ticketId);
  }

  /** Takes the nearest exit of a kind, which its market has let go already; `undefined` when the mark does not touch that one. */
  takeTouched(kind: ExitKind, { ticketId, direction }: Owner, mark: Price): Exit | undefined {
    const list = this.of(ticketId)?.[kind];
    const [nearest] = list ?? [];
    if (nearest === undefined) return undefined;
    if (waitsForRise(kind, direction) ? mark < nearest.price : mark > nearest.price) return undefined;
    return list?.shift();
  }

  /** Takes an exit that has trailed; false when it is there no longer. */
  takeTrail(market: ContractMarket, ticketId: TicketId, trail: LiveTrail): boolean {
    const trails = this.of(ticketId)?.trails ?? [];
    const place = trails.indexOf(trail);
    if (place < 0) return false;
    trails.splice(place, 1);
    if (trails.length === 0) market.trailingExits.delete(ticketId);
    return true;
  }

  /** Reduces the exits of each kind to what is left of a ticket; true when that changed something. */
  fit(market: ContractMarket, { ticketId, direction, lots }: Owner & { readonly lots: Lots }): boolean {
    const steps = this.#byTicket.get(ticketId);
    if (steps === undefined) return false;
    let isLess = false;
    const fitted = <T extends { lots?: Lots | undefined }>(list: T[], gone: (one: T) => void): T[] => {
      const sizes = fittingSizes(
        list.map((one) => one.lots ?? lots),
        lots,
      );
      return list.filter((one, place) => {
        const size = sizes[place] as Lots;
        if (one.lots === undefined || one.lots === size) return true;
        isLess = true;
        one.lots = size;
        if (size === 0) gone(one);
        return size > 0;
      });
    };
    for (const kind of exitKinds) {
      steps[kind] = fitted(steps[kind], ({ price }) =>
        market[kind].remove(ticksOf(price, market.grid.tick), ticketId, waitsForRise(kind, direction)),
      );
    }
    steps.trails = fitted(steps.trails, () => undefined);
    if (steps.trails.length === 0) market.trailingExits.delete(ticketId);
    return isLess;
  }

  write(writer: ByteWriter): void {
    const sorted = [...this.#byTicket].sort(([a], [b]) => a - b);
    listOf(record).write(
      writer,
      sorted.map(([ticketId, steps]) => ({ ticketId, ...steps })),
    );
  }

  /** `restored` puts the exits of each ticket where they wait. */
  read(reader: ByteReader, restored: (ticketId: TicketId) => void): void {
    for (const { ticketId, takeProfits, stopLosses, trails } of listOf(record).read(reader)) {
      const copied = <T extends object>(list: readonly T[]) => list.map((one) => ({ ...one }));
      this.#byTicket.set(ticketId, {
        takeProfits: copied(takeProfits),
        stopLosses: copied(stopLosses),
        trails: copied(trails),
      });
      restored(ticketId);
    }
  }
}

/** A take profit of a long waits for the mark to rise, its stop loss for a fall; those of a short the other way. */
function waitsForRise(kind: ExitKind, direction: Ticket['direction']): boolean {
  return (kind === 'takeProfits') === (direction === 'long');
}

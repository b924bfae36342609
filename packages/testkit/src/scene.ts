import {
  type AccountId,
  type Actor,
  type Command,
  type CommandType,
  type EventOf,
  firstUserAccount,
  type OrderId,
  type PairId,
  type QuoteId,
  type RejectCode,
  type TicketId,
} from '@candor/exchange';
import { present } from '@candor/kernel';
import type { WorldOptions } from './practice-world.ts';
import { type Runner, type Step, startWorld } from './runner.ts';

/** An order derived from its facts. */
interface KnownOrder {
  readonly orderId: OrderId;
  readonly pairId: PairId;
  status: string;
  filled: bigint;
  filledQuote: bigint;
  fee: bigint;
}

export interface Refusal {
  readonly sequence: number;
  readonly type: CommandType;
  readonly code: RejectCode;
}

export const names = ['alice', 'bob', 'carol'] as const;
export type Name = (typeof names)[number];

/** The world of a scenario: its names, and the facts so far. */
export class Scene {
  readonly runner: Runner;
  readonly refusals: Refusal[] = [];
  /** Orders and quotes under the names in the rows. */
  readonly orders = new Map<string, OrderId>();
  readonly quotes = new Map<string, QuoteId>();
  /** Contract tickets under the names in the rows. */
  readonly tickets = new Map<string, TicketId>();
  readonly known = new Map<OrderId, KnownOrder>();
  /** The facts of the last command. */
  last: Step | undefined;

  constructor(world: WorldOptions) {
    this.runner = startWorld(world).runner;
  }

  accountOf(name: Name): AccountId {
    return (firstUserAccount + names.indexOf(name)) as AccountId;
  }

  order(label: string): OrderId {
    return present(this.orders.get(label), `a row has named an order ${label}`);
  }

  knownOrder(label: string): KnownOrder {
    return present(this.known.get(this.order(label)), `the order ${label} was told`);
  }

  send(command: Command, actor?: Actor): Step {
    const step = this.runner.step(command, actor);
    this.hear(step);
    return step;
  }

  /** Takes note of a command that was sent past the scene; answers 'done' or the code it was refused with. */
  hear(step: Step): string {
    this.last = step;
    const { outcome } = step.applied;
    const { type } = step.submission.command;
    for (const event of step.events) this.#hear(event);
    if (outcome.ok) return 'done';
    this.refusals.push({ sequence: step.sequence, type, code: outcome.code });
    return outcome.code;
  }

  /** The facts of one kind that the last command left. */
  told<T extends Step['events'][number]['type']>(type: T): EventOf<T>[] {
    return (this.last?.events ?? []).filter((event): event is EventOf<T> => event.type === type);
  }

  #hear(event: Step['events'][number]): void {
    if (event.type === 'spot.order_placed') {
      const { orderId, pairId, status } = event;
      this.known.set(orderId, { orderId, pairId, status, filled: 0n, filledQuote: 0n, fee: 0n });
    }
    if (event.type === 'spot.order_triggered') this.#of(event.orderId).status = 'open';
    if (event.type === 'spot.order_ended') {
      const order = this.#of(event.orderId);
      order.status = `${event.status}: ${event.reason}`;
      order.filled = event.filled;
      order.filledQuote = event.filledQuote;
      order.fee = event.fee;
    }
  }

  #of(orderId: OrderId): KnownOrder {
    return present(this.known.get(orderId), 'an order is told before anything happens to it');
  }
}

import { type EventOf, gridMs, type PairId, staleAfterMs } from '@candor/exchange';
import type { Delivery } from '../auditors/auditor.ts';

interface Session {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}

/** The index and the sessions from the facts, for auditors that need the price of a moment. */
export class Tape {
  readonly #last = new Map<PairId, { readonly price: number; readonly gridIndex: number }>();
  readonly #sessions = new Map<PairId, readonly Session[]>();
  /** The prices of the last tick that were no older than is allowed when it came, and its instant. */
  #ticked: { readonly gridIndex: number; readonly prices: ReadonlyMap<PairId, number> } | undefined;

  hear(event: EventOf<'index.ticked'> | EventOf<'sessions.calendar_set'>, { atMs }: Delivery): void {
    if (event.type === 'sessions.calendar_set') {
      for (const pairId of event.pairIds) this.#sessions.set(pairId, event.sessions);
      return;
    }
    const { gridIndex, prices } = event;
    const isFresh = atMs - gridIndex * gridMs <= staleAfterMs;
    for (const { pairId, price } of prices) this.#last.set(pairId, { price, gridIndex });
    const fresh = new Map(isFresh ? prices.map(({ pairId, price }) => [pairId, price as number] as const) : []);
    this.#ticked = { gridIndex, prices: fresh };
  }

  last(pairId: PairId): number | undefined {
    return this.#last.get(pairId)?.price;
  }

  /** The price of a pair in the tick of an instant, if it was the last one, came in time, and its market was open. */
  actionable(pairId: PairId, gridIndex: number): number | undefined {
    if (this.#ticked?.gridIndex !== gridIndex || !this.isOpen(pairId, gridIndex * gridMs)) return undefined;
    return this.#ticked.prices.get(pairId);
  }

  isOpen(pairId: PairId, atMs: number): boolean {
    const sessions = this.#sessions.get(pairId);
    if (sessions === undefined || sessions.length === 0) return true;
    return sessions.some(({ opensAtMs, closesAtMs }) => atMs >= opensAtMs && atMs < closesAtMs);
  }
}

import type { Exchange } from '@candor/exchange';
import { dualSettleWaitMs } from '@candor/exchange/rules';
import type { Duty } from '@candor/kernel/duty';

type Window = { readonly windowMs: number; readonly maturesAtMs: number };

/**
 * The windows whose ticks decide dual investments that somebody holds. While one is open the practice market is followed at its full
 * pace, also when nobody looks: a settlement price is the mean of as many ticks as there can be.
 */
export class SettlementWindows implements Duty {
  readonly name = 'settlement-windows';
  readonly #exchange: Pick<Exchange, 'onCommit' | 'query'>;
  /** By maturity and length: many products share one. */
  readonly #windows = new Map<string, Window>();
  #unhear: (() => void) | undefined;

  constructor(exchange: Pick<Exchange, 'onCommit' | 'query'>) {
    this.#exchange = exchange;
  }

  async start(): Promise<void> {
    this.#unhear = this.#exchange.onCommit(
      ({ events }) => {
        for (const { event } of events) if (event.type === 'dual.bought') this.#keep(event);
      },
      (type) => type === 'dual.bought',
    );
    const products = await this.#exchange.query('dualProducts');
    for (const { terms, soldShares } of products) if (soldShares > 0) this.#keep(terms);
  }

  stop(): void {
    this.#unhear?.();
  }

  /** True while a tick of this moment is a sample, or shows that the last one has come. */
  isOpen(atMs: number): boolean {
    let isOpen = false;
    for (const [key, { windowMs, maturesAtMs }] of this.#windows) {
      if (atMs > maturesAtMs + dualSettleWaitMs) this.#windows.delete(key);
      else isOpen ||= atMs > maturesAtMs - windowMs;
    }
    return isOpen;
  }

  #keep({ windowMs, maturesAtMs }: Window): void {
    this.#windows.set(`${maturesAtMs}/${windowMs}`, { windowMs, maturesAtMs });
  }
}

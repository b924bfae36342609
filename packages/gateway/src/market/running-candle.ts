import { type Atoms, plus, type Price, zero } from '@candor/money';
import { type Candle, type Period, periodStartMs } from '@candor/readmodel';

/**
 * The candle that is growing, as the read model's projector grows it: prices from index ticks, volumes from trades. A
 * candle without a tick yet is flat at the close before it. Late events for the candle before are left to the lists.
 */
export class RunningCandle {
  readonly #period: Period;
  #candle: Candle;
  #hasTick: boolean;

  /** `last` is the newest candle; it may be of an earlier time than `nowMs`. */
  constructor(period: Period, last: Candle, nowMs: number) {
    this.#period = period;
    this.#candle = last;
    this.#hasTick = true;
    this.#moveTo(nowMs);
  }

  get candle(): Candle {
    return this.#candle;
  }

  tick(instantMs: number, price: Price): void {
    if (!this.#moveTo(instantMs)) return;
    const candle = this.#candle;
    this.#candle = this.#hasTick
      ? {
          ...candle,
          close: price,
          high: price > candle.high ? price : candle.high,
          low: price < candle.low ? price : candle.low,
        }
      : { ...candle, open: price, high: price, low: price, close: price };
    this.#hasTick = true;
  }

  trade(atMs: number, quantity: Atoms, quoteAmount: Atoms): void {
    if (!this.#moveTo(atMs)) return;
    const { volume, quoteVolume } = this.#candle;
    this.#candle = {
      ...this.#candle,
      volume: plus(volume, quantity),
      quoteVolume: plus(quoteVolume, quoteAmount),
    };
  }

  /** Begins a new candle when its time has come. False for a moment of an older one. */
  #moveTo(atMs: number): boolean {
    const openMs = periodStartMs(this.#period, atMs);
    if (openMs < this.#candle.openMs) return false;
    if (openMs > this.#candle.openMs) {
      const { close } = this.#candle;
      this.#candle = { openMs, open: close, high: close, low: close, close, volume: zero, quoteVolume: zero };
      this.#hasTick = false;
    }
    return true;
  }
}

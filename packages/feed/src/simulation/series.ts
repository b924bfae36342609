import { assert } from '@candor/kernel';
import { type Price, price, priceScale } from '@candor/money';
import type { CrossPair, PricedPair } from '../instruments/types.ts';
import { activityOne } from './day-shape.ts';
import { exponential, factorBits, logMax } from './exponential.ts';
import { Factor } from './factor.ts';
import { instantsPerMinute, sinceEpoch } from './grid.ts';

/** The index of one pair at every grid instant. */
export interface Series {
  priceAt(gridIndex: number): Price;
}

/** How much of a symbol's movement is its market's and how much its own, in tenths; the squares add up to about one. */
const shares = { coins: { market: 7, own: 7 }, stocks: { market: 6, own: 8 } } as const;
/** Ppm of volatility in a weight of one: a factor moves one percent a day, and weights are thousandths of that. */
const ppmPerWeight = 10;
const weightOne = 1_000;
const factorOne = 2 ** factorBits;

/** The minute that a series stands in: where it begins, how far it goes, and how lively it is. */
interface Stretch {
  readonly minute: number;
  readonly from: number;
  readonly by: number;
  readonly ownActivity: number;
  readonly marketActivity: number;
}

/** A pair that the feed prices: e to the power of its market's and its own movement, times its level, on its tick. */
export class SimulatedSeries implements Series {
  readonly #market: Factor;
  readonly #own: Factor;
  readonly #marketWeight: number;
  readonly #ownWeight: number;
  readonly #tick: number;
  readonly #levelTicks: number;
  #stretch: Stretch | undefined;

  constructor(seed: string, pair: PricedPair, market: Factor) {
    const share = shares[pair.model.market];
    this.#market = market;
    this.#own = new Factor(`${seed}:${pair.symbol}`, pair.model.market);
    this.#marketWeight = Math.floor((pair.model.dailyVolatility * share.market) / (10 * ppmPerWeight));
    this.#ownWeight = Math.floor((pair.model.dailyVolatility * share.own) / (10 * ppmPerWeight));
    this.#tick = pair.tick;
    this.#levelTicks = pair.model.price / pair.tick;
    assert(
      Number.isInteger(this.#levelTicks) && this.#levelTicks < 2 ** 22,
      'a level is a whole number of ticks, and three times it times 2^28 is exact',
    );
  }

  priceAt(gridIndex: number): Price {
    const minute = Math.floor(gridIndex / instantsPerMinute);
    const since = sinceEpoch(gridIndex);
    const { from, by, ownActivity, marketActivity } = this.#stretchOf(minute);
    const passed = gridIndex - minute * instantsPerMinute;
    const fast =
      Math.floor((this.#own.fastAt(since) * ownActivity) / activityOne) * this.#ownWeight +
      Math.floor((this.#market.fastAt(since) * marketActivity) / activityOne) * this.#marketWeight;
    const log = from + Math.floor((by * passed) / instantsPerMinute) + Math.floor(fast / weightOne);
    const factor = exponential(Math.max(-logMax, Math.min(logMax, log)));
    const ticks = Math.floor((this.#levelTicks * factor + factorOne / 2) / factorOne);
    return price(Math.max(1, ticks) * this.#tick);
  }

  #stretchOf(minute: number): Stretch {
    if (this.#stretch?.minute === minute) return this.#stretch;
    const from = this.#levelAt(minute);
    this.#stretch = {
      minute,
      from,
      by: this.#levelAt(minute + 1) - from,
      ownActivity: this.#own.minuteAt(minute).activity,
      marketActivity: this.#market.minuteAt(minute).activity,
    };
    return this.#stretch;
  }

  #levelAt(minute: number): number {
    const own = this.#own.minuteAt(minute).level * this.#ownWeight;
    return Math.floor((own + this.#market.minuteAt(minute).level * this.#marketWeight) / weightOne);
  }
}

/** A pair whose index is one index divided by another, rounded down to its tick. */
export class CrossSeries implements Series {
  readonly #numerator: Series;
  readonly #denominator: Series;
  readonly #tick: Price;

  constructor(pair: CrossPair, numerator: Series, denominator: Series) {
    this.#numerator = numerator;
    this.#denominator = denominator;
    this.#tick = pair.tick;
  }

  priceAt(gridIndex: number): Price {
    return crossPrice(this.#numerator.priceAt(gridIndex), this.#denominator.priceAt(gridIndex), this.#tick);
  }
}

/** What one unit of the numerator's base is worth in the denominator's, rounded down to the tick but not to nothing. */
export function crossPrice(numerator: Price, denominator: Price, tick: Price): Price {
  const exact = (BigInt(numerator) * 10n ** BigInt(priceScale)) / BigInt(denominator);
  const onTick = Number(exact - (exact % BigInt(tick)));
  return price(Math.max(onTick, tick));
}

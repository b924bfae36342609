import { assert, present } from '@candor/kernel';
import { type Price, price, priceScale } from '@candor/money';
import type { CrossPair, PricedPair } from '../instruments/types.ts';
import type { Draws } from './draws.ts';
import { exponential, factorBits } from './exponential.ts';
import { folded } from './fold.ts';
import { instantsPerMinute } from './grid.ts';
import { normalBits, normalOf } from './normal.ts';
import { sampleStart, type Samples } from './samples.ts';
import { sample, type Walk } from './walk.ts';

/** The instants of a minute at which its candle looks at the price: the first of each eighth, and the last one. */
const candleInstants = [0, 15, 30, 45, 60, 75, 90, 105, 119] as const;

/** The index of one pair at every grid instant. */
export interface Series {
  priceAt(gridIndex: number): Price;
  /** Its prices at the first instant of each eighth of a minute, and at its last one; good until the next call. */
  candlePrices(minute: number): readonly Price[];
}

/** Shares of a symbol's movement that are its market's and its own, in tenths; the squares add up to about one. */
const shares = { coins: { market: 7, own: 7 }, stocks: { market: 6, own: 8 } } as const;
/** Ppm of volatility in a weight of one: a walk moves one percent a day, and weights are thousandths of that. */
const ppmPerWeight = 10;
const weightOne = 1_000;
const factorOne = 2 ** factorBits;
/** A symbol's distance from its level where the tape begins, in usual days. */
const startDays = 2;

/** Half of the variance up to the beginning of a minute and up to its end, in logarithms. */
interface Toll {
  readonly minute: number;
  readonly from: number;
  readonly by: number;
}

/** A walk, and what is kept of it for candles. */
export interface WalkParts {
  readonly walk: Walk;
  readonly samples: Samples;
}

/** The parts of a series. */
interface SeriesParts {
  readonly market: WalkParts;
  readonly own: WalkParts;
  /** Of where the series starts. Absent: it starts at its level. */
  readonly start?: Draws | undefined;
  readonly level: Price;
}

/**
 * A pair that the feed prices: e to the power of its market's and its own walk, times its level, on its tick.
 *
 * Half of the variance that has passed is taken off, because e^x rises more than it falls: without it the price of a symbol would be
 * expected to rise, and simply holding it would be expected to gain.
 */
export class SimulatedSeries implements Series {
  readonly #market: WalkParts;
  readonly #own: WalkParts;
  readonly #marketWeight: number;
  readonly #ownWeight: number;
  readonly #start: number;
  readonly #tick: number;
  readonly #levelTicks: number;
  readonly #prices: Price[] = [];
  #toll: Toll | undefined;

  constructor({ tick, model }: PricedPair, { market, own, start, level }: SeriesParts) {
    const share = shares[model.market];
    this.#market = market;
    this.#own = own;
    this.#marketWeight = Math.floor((model.dailyVolatility * share.market) / (10 * ppmPerWeight));
    this.#ownWeight = Math.floor((model.dailyVolatility * share.own) / (10 * ppmPerWeight));
    this.#start = start === undefined ? 0 : startOf(model.dailyVolatility, start);
    this.#tick = tick;
    this.#levelTicks = level / tick;
    assert(
      Number.isInteger(this.#levelTicks) && this.#levelTicks < 2 ** 23,
      'a level is a whole number of ticks, and three times it times 2^28 is exact',
    );
  }

  priceAt(gridIndex: number): Price {
    const minute = Math.floor(gridIndex / instantsPerMinute);
    const passed = gridIndex - minute * instantsPerMinute;
    return this.#price(this.#tollOf(minute), passed, {
      own: this.#own.walk.at(minute, passed),
      market: this.#market.walk.at(minute, passed),
    });
  }

  candlePrices(minute: number): readonly Price[] {
    const own = this.#own.samples.valuesOf(minute);
    const market = this.#market.samples.valuesOf(minute);
    const start = sampleStart(minute);
    const toll = this.#tollBetween(
      minute,
      { passed: own[start + sample.passed] as number, variance: own[start + sample.variance] as number },
      { passed: market[start + sample.passed] as number, variance: market[start + sample.variance] as number },
    );
    const first = start + sample.eighths;
    for (let turn = 0; turn < candleInstants.length; turn++) {
      this.#prices[turn] = this.#price(toll, candleInstants[turn] as number, {
        own: own[first + turn] as number,
        market: market[first + turn] as number,
      });
    }
    return this.#prices;
  }

  /** At an instant of the minute of the toll, from both walks. */
  #price(toll: Toll, instant: number, walks: { readonly own: number; readonly market: number }): Price {
    const moved = walks.own * this.#ownWeight + walks.market * this.#marketWeight;
    const taken = toll.from + Math.floor((toll.by * instant) / instantsPerMinute);
    const factor = exponential(folded(this.#start + Math.floor(moved / weightOne) - taken));
    const ticks = Math.floor((this.#levelTicks * factor + factorOne / 2) / factorOne);
    return price(Math.max(1, ticks) * this.#tick);
  }

  #tollOf(minute: number): Toll {
    if (this.#toll?.minute === minute) return this.#toll;
    this.#toll = this.#tollBetween(minute, this.#own.walk.minuteAt(minute), this.#market.walk.minuteAt(minute));
    return this.#toll;
  }

  #tollBetween(minute: number, own: Passing, market: Passing): Toll {
    const from = halfOf(own.passed, this.#ownWeight) + halfOf(market.passed, this.#marketWeight);
    const by = halfOf(own.variance, this.#ownWeight) + halfOf(market.variance, this.#marketWeight);
    return { minute, from, by };
  }
}

/** The variance of a walk before a minute, and in it. */
interface Passing {
  readonly passed: number;
  readonly variance: number;
}

/** Half of a variance (in steps of 2^-50) under a weight, in steps of 2^-36. */
function halfOf(variance: number, weight: number): number {
  return Math.floor((Math.floor(variance / 2 ** 22) * weight * weight * 2 ** 7) / (weightOne * weightOne));
}

function startOf(dailyVolatility: number, draws: Draws): number {
  return (
    Math.floor((normalOf(draws.at(0)) * dailyVolatility * startDays) / 1_000) *
    Math.floor(2 ** (36 - normalBits) / 1_000)
  );
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

  candlePrices(minute: number): readonly Price[] {
    const numerators = this.#numerator.candlePrices(minute);
    const denominators = this.#denominator.candlePrices(minute);
    return numerators.map((numerator, turn) =>
      crossPrice(numerator, present(denominators[turn], 'candles look at the same instants'), this.#tick),
    );
  }
}

/** The value of one unit of the numerator's base in the denominator's, rounded down to the tick, and at least one tick. */
export function crossPrice(numerator: Price, denominator: Price, tick: Price): Price {
  const exact = (BigInt(numerator) * 10n ** BigInt(priceScale)) / BigInt(denominator);
  const onTick = Number(exact - (exact % BigInt(tick)));
  return price(Math.max(onTick, tick));
}

import { assert } from '@candor/kernel';
import { type Price, price, priceScale } from '@candor/money';
import type { CrossPair, PricedPair } from '../instruments/types.ts';
import type { Draws } from './draws.ts';
import { exponential, factorBits } from './exponential.ts';
import { folded } from './fold.ts';
import { instantsPerMinute } from './grid.ts';
import { normalBits, normalOf } from './normal.ts';
import type { Walk } from './walk.ts';

/** The index of one pair at every grid instant. */
export interface Series {
  priceAt(gridIndex: number): Price;
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

/** The parts of a series. */
interface SeriesParts {
  readonly market: Walk;
  readonly own: Walk;
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
  readonly #market: Walk;
  readonly #own: Walk;
  readonly #marketWeight: number;
  readonly #ownWeight: number;
  readonly #start: number;
  readonly #tick: number;
  readonly #levelTicks: number;
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
    const moved = this.#own.at(minute, passed) * this.#ownWeight + this.#market.at(minute, passed) * this.#marketWeight;
    const toll = this.#tollOf(minute);
    const taken = toll.from + Math.floor((toll.by * passed) / instantsPerMinute);
    const factor = exponential(folded(this.#start + Math.floor(moved / weightOne) - taken));
    const ticks = Math.floor((this.#levelTicks * factor + factorOne / 2) / factorOne);
    return price(Math.max(1, ticks) * this.#tick);
  }

  #tollOf(minute: number): Toll {
    if (this.#toll?.minute === minute) return this.#toll;
    const own = this.#own.minuteAt(minute);
    const market = this.#market.minuteAt(minute);
    const from = halfOf(own.passed, this.#ownWeight) + halfOf(market.passed, this.#marketWeight);
    const by = halfOf(own.variance, this.#ownWeight) + halfOf(market.variance, this.#marketWeight);
    this.#toll = { minute, from, by };
    return this.#toll;
  }
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
}

/** The value of one unit of the numerator's base in the denominator's, rounded down to the tick, and at least one tick. */
export function crossPrice(numerator: Price, denominator: Price, tick: Price): Price {
  const exact = (BigInt(numerator) * 10n ** BigInt(priceScale)) / BigInt(denominator);
  const onTick = Number(exact - (exact % BigInt(tick)));
  return price(Math.max(onTick, tick));
}

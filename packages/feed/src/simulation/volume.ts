import { type Atoms, atoms, type Price } from '@candor/money';
import { type CataloguePair, isPriced } from '../instruments/types.ts';
import { activityOne, usualActivity } from './day-shape.ts';
import { drawn, keyOf } from './hash.ts';

const minutesPerDay = 1_440;
/** The root of 1,440: a day's volatility over this is a minute's. */
const minuteRoot = 38;
/** A still minute trades 0.4 of the average, and each usual move adds 0.75 of it. */
const stillShare = 410;
const moveShare = 768;
const moveMax = 10 * activityOne;
/** The square of a draw makes most minutes quieter than the average and some much busier. */
const drawFloor = 400;
const drawSpan = 1_872;

/** How many lots a pair trades in a minute, from the hour of the week, how far the price went, and a draw. */
export class VolumeModel {
  readonly #key: number;
  readonly #dailyLots: number;
  readonly #tick: Price;
  readonly #volatility: number;
  readonly #market: 'coins' | 'stocks';

  constructor(seed: string, pair: CataloguePair) {
    const model = isPriced(pair) ? pair.model : pair.cross.numerator.model;
    this.#key = keyOf(`${seed}:${pair.symbol}:volume`);
    this.#dailyLots = Number((pair.dailyVolume as bigint) / (pair.lot as bigint));
    this.#tick = pair.tick;
    this.#volatility = model.dailyVolatility;
    this.#market = model.market;
  }

  lotsIn(minute: number, open: Price, close: Price): number {
    const openTicks = open / this.#tick;
    const movePpm = Math.floor((Math.abs(close / this.#tick - openTicks) * 1_000_000) / openTicks);
    const moves = Math.min(moveMax, Math.floor((movePpm * minuteRoot * activityOne) / this.#volatility));
    const draw = drawn(this.#key, minute) >>> 16;
    const usual = Math.floor((this.#dailyLots * usualActivity(this.#market, minute)) / minutesPerDay);
    const moved = Math.floor((usual * (stillShare + Math.floor((moves * moveShare) / activityOne))) / activityOne);
    const weight = drawFloor + Math.floor((drawSpan * draw * draw) / 2 ** 32);
    return Math.floor((moved * weight) / (activityOne * activityOne));
  }
}

export const atomsOf = (lots: number, lot: Atoms): Atoms => atoms(BigInt(lots) * lot);

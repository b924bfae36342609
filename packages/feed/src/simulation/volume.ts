import { type Atoms, atoms, type Price } from '@candor/money';
import { type CataloguePair, isPriced } from '../instruments/types.ts';
import { activityOne, usualActivity } from './day-shape.ts';
import { Draws } from './draws.ts';

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

/** The number of lots a pair trades in a minute, by draws of its own. */
export class VolumeModel {
  readonly #draws: Draws;
  readonly #pair: CataloguePair;

  constructor(seed: string, pair: CataloguePair) {
    this.#draws = new Draws(seed, `${pair.symbol}:volume`);
    this.#pair = pair;
  }

  lotsIn(minute: number, open: Price, close: Price): number {
    return lotsOf(this.#pair, { minute, open, close }, this.#draws.at(minute) >>> 16);
  }
}

/** From the hour of the week, how far the price went, and a draw from 0 to 65,535. */
export function lotsOf(
  pair: CataloguePair,
  { minute, open, close }: { readonly minute: number; readonly open: Price; readonly close: Price },
  draw: number,
): number {
  const { dailyVolatility, market } = isPriced(pair) ? pair.model : pair.cross.numerator.model;
  const dailyLots = Number((pair.dailyVolume as bigint) / (pair.lot as bigint));
  const openTicks = open / pair.tick;
  const movePpm = Math.floor((Math.abs(close / pair.tick - openTicks) * 1_000_000) / openTicks);
  const moves = Math.min(moveMax, Math.floor((movePpm * minuteRoot * activityOne) / dailyVolatility));
  const usual = Math.floor((dailyLots * usualActivity(market, minute)) / minutesPerDay);
  const moved = Math.floor((usual * (stillShare + Math.floor((moves * moveShare) / activityOne))) / activityOne);
  const weight = drawFloor + Math.floor((drawSpan * draw * draw) / 2 ** 32);
  return Math.floor((moved * weight) / (activityOne * activityOne));
}

export const atomsOf = (lots: number, lot: Atoms): Atoms => atoms(BigInt(lots) * lot);

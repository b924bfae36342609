import type { PairId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { type Atoms, atoms, type Price, priceScale } from '@candor/money';
import {
  type Catalogue,
  type CataloguePair,
  isPriced,
  type PricedPair,
  type SimulatedMarket,
  simulatedMarkets,
} from '../instruments/types.ts';
import type { MinuteCandle } from './candle.ts';
import { Draws } from './draws.ts';
import { instantsPerMinute, minuteMs } from './grid.ts';
import { Samples } from './samples.ts';
import { CrossSeries, type Series, SimulatedSeries, type WalkParts } from './series.ts';
import { atomsOf, VolumeModel } from './volume.ts';
import { Walk } from './walk.ts';

/** The price of one pair at a grid instant, as `index.tick` carries it. */
export interface PairPrice {
  readonly pairId: PairId;
  readonly price: Price;
}

/**
 * A whole market out of a seed. Every answer is a pure function of the seed and the requested time: no order of calls,
 * restart or machine changes it. Minutes and grid instants are counted from 1970.
 */
export interface Simulation {
  readonly pairs: readonly CataloguePair[];
  priceAt(pairId: PairId, gridIndex: number): Price;
  /** Of the pairs that the feed prices; the core divides cross pairs itself. */
  pricesAt(gridIndex: number): PairPrice[];
  /**
   * The volume of the pair in the present minute, in base atoms, by the move of the price in the minute up to the
   * instant. It uses only data that is public at the instant: sizes of orders that follow it reveal nothing of the
   * future.
   */
  activityAt(pairId: PairId, gridIndex: number): Atoms;
  /** Minutes from `fromMinute` up to but without `toMinute`, without gaps. */
  candles(pairId: PairId, fromMinute: number, toMinute: number): MinuteCandle[];
  /** Numbers for a purpose of its own, independent of prices: from 0 to 2^32 − 1, the same at every call. */
  drawAt(purpose: string, position: number): number;
}

/** The start of a tape that continues from existing prices. */
export interface TapeStart {
  /** Counted from 1970. */
  readonly minute: number;
  /** At its first instant. Pairs that are left out begin at their level. */
  readonly prices: ReadonlyMap<PairId, Price>;
}

/** 2026-11-01 00:00 UTC: where the tape of a seed is near the catalogue's levels, on every machine. */
const usualStart: TapeStart = { minute: 29_891_520, prices: new Map() };

/** Instants at whose multiples the walks of a tape begin a new piece: the eighths of a minute, minutes, and stretches of them. */
export const tapePieces = [15, 120, 240, 480, 960, 1_920] as const;

/** A week and the day after it: pair by pair, a market's week is walked once. */
const marketMinutesKept = 8 * 1_440;

interface Market {
  readonly pair: CataloguePair;
  readonly series: Series;
  readonly volume: VolumeModel;
  /** Quote atoms of one lot at a price of one tick: whole for every pair, so turnover is exact. */
  readonly tickLot: bigint;
}

export function createSimulation(
  seed: string,
  catalogue: Pick<Catalogue, 'pairs'>,
  start: TapeStart = usualStart,
): Simulation {
  const markets = buildMarkets(seed, catalogue.pairs, start);
  const purposes = new Map<string, Draws>();
  const priced = catalogue.pairs.filter(isPriced);
  const marketOf = (pairId: PairId) => present(markets.get(pairId), 'a simulated pair is in the catalogue');
  return {
    pairs: catalogue.pairs,
    priceAt: (pairId, gridIndex) => marketOf(pairId).series.priceAt(gridIndex),
    pricesAt: (gridIndex) =>
      priced.map(({ pairId }) => ({ pairId, price: marketOf(pairId).series.priceAt(gridIndex) })),
    activityAt(pairId, gridIndex) {
      const { series, volume, pair } = marketOf(pairId);
      const before = series.priceAt(gridIndex - instantsPerMinute);
      const minute = Math.floor(gridIndex / instantsPerMinute);
      return atomsOf(volume.lotsIn(minute, before, series.priceAt(gridIndex)), pair.lot);
    },
    candles(pairId, fromMinute, toMinute) {
      const market = marketOf(pairId);
      const candles: MinuteCandle[] = [];
      for (let minute = fromMinute; minute < toMinute; minute++) candles.push(candleOf(market, minute));
      return candles;
    },
    drawAt(purpose, position) {
      const draws = purposes.get(purpose) ?? new Draws(seed, `purpose:${purpose}`);
      purposes.set(purpose, draws);
      return draws.at(position) >>> 0;
    },
  };
}

function buildMarkets(seed: string, pairs: readonly CataloguePair[], start: TapeStart): Map<PairId, Market> {
  const walkOf = (name: string, market: SimulatedMarket, minutesKept: number): WalkParts => {
    const walk = new Walk(new Draws(seed, `${name}:walk`), market, start.minute);
    return { walk, samples: new Samples(walk, minutesKept) };
  };
  const walks = new Map(simulatedMarkets.map((market) => [market, walkOf(market, market, marketMinutesKept)]));
  const series = new Map<PairId, Series>();
  const seriesOf = (pair: PricedPair): Series => {
    const known = series.get(pair.pairId);
    if (known !== undefined) return known;
    const { symbol, model, pairId } = pair;
    const given = start.prices.get(pairId);
    const made = new SimulatedSeries(pair, {
      market: present(walks.get(model.market), 'every market has a walk'),
      own: walkOf(symbol, model.market, 1),
      start: given === undefined ? new Draws(seed, `${symbol}:start`) : undefined,
      level: given ?? model.price,
    });
    series.set(pairId, made);
    return made;
  };
  return new Map(
    pairs.map((pair) => [
      pair.pairId,
      {
        pair,
        series: isPriced(pair)
          ? seriesOf(pair)
          : new CrossSeries(pair, seriesOf(pair.cross.numerator), seriesOf(pair.cross.denominator)),
        volume: new VolumeModel(seed, pair),
        tickLot: tickLotOf(pair),
      },
    ]),
  );
}

/** The cost of one lot at a price of one tick, in quote atoms. */
export function tickLotOf({ tick, lot, base, quote }: CataloguePair): bigint {
  return (BigInt(tick) * lot * 10n ** BigInt(quote.scale)) / 10n ** BigInt(priceScale + base.scale);
}

function candleOf({ pair, series, volume, tickLot }: Market, minute: number): MinuteCandle {
  const prices = series.candlePrices(minute);
  const open = present(prices[0], 'a candle looks at its first instant');
  const close = present(prices.at(-1), 'a candle looks at its last instant');
  let high = open;
  let low = open;
  for (const price of prices) {
    if (price > high) high = price;
    if (price < low) low = price;
  }
  const lots = volume.lotsIn(minute, open, close);
  const fourTicks = (open + high + low + close) / pair.tick;
  return {
    openMs: minute * minuteMs,
    open,
    high,
    low,
    close,
    volume: atomsOf(lots, pair.lot),
    // Turnover at the mean of the four prices, rounded down to the atom.
    quoteVolume: atoms((BigInt(lots) * BigInt(fourTicks) * tickLot) / 4n),
  };
}

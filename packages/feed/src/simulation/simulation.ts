import type { PairId } from '@candor/exchange';
import { present } from '@candor/kernel';
import { type Atoms, atoms, type Price, priceScale } from '@candor/money';
import {
  type Catalogue,
  type CataloguePair,
  isPriced,
  type PricedPair,
  simulatedMarkets,
} from '../instruments/types.ts';
import type { MinuteCandle } from './candle.ts';
import { Factor } from './factor.ts';
import { instantsPerMinute, minuteMs } from './grid.ts';
import { CrossSeries, type Series, SimulatedSeries } from './series.ts';
import { atomsOf, VolumeModel } from './volume.ts';

/** The price of one pair at a grid instant, as `index.tick` carries it. */
export interface PairPrice {
  readonly pairId: PairId;
  readonly price: Price;
}

/**
 * A whole market out of a seed. Every answer is a pure function of the seed and the time asked for: no order of questions,
 * restart or machine changes it. Minutes and grid instants are counted from 1970.
 */
export interface Simulation {
  readonly seed: string;
  readonly pairs: readonly CataloguePair[];
  priceAt(pairId: PairId, gridIndex: number): Price;
  /** Of the pairs that the feed prices; the core divides cross pairs itself. */
  pricesAt(gridIndex: number): PairPrice[];
  /** What the pair trades in the minute, in base atoms. */
  activityAt(pairId: PairId, minute: number): Atoms;
  /** Minutes from `fromMinute` up to but without `toMinute`, without gaps. */
  candles(pairId: PairId, fromMinute: number, toMinute: number): MinuteCandle[];
}

/** The price of a minute is looked at every five seconds, and at its last instant. */
const sampleEvery = 10;

interface Market {
  readonly pair: CataloguePair;
  readonly series: Series;
  readonly volume: VolumeModel;
  /** Quote atoms of one lot at a price of one tick: whole for every pair, so turnover is exact. */
  readonly tickLot: bigint;
}

export function createSimulation(seed: string, catalogue: Pick<Catalogue, 'pairs'>): Simulation {
  const markets = buildMarkets(seed, catalogue.pairs);
  const priced = catalogue.pairs.filter(isPriced);
  const marketOf = (pairId: PairId) => present(markets.get(pairId), 'a simulated pair is in the catalogue');
  return {
    seed,
    pairs: catalogue.pairs,
    priceAt: (pairId, gridIndex) => marketOf(pairId).series.priceAt(gridIndex),
    pricesAt: (gridIndex) =>
      priced.map(({ pairId }) => ({ pairId, price: marketOf(pairId).series.priceAt(gridIndex) })),
    activityAt(pairId, minute) {
      const { series, volume, pair } = marketOf(pairId);
      const first = minute * instantsPerMinute;
      const open = series.priceAt(first);
      return atomsOf(volume.lotsIn(minute, open, series.priceAt(first + instantsPerMinute - 1)), pair.lot);
    },
    candles(pairId, fromMinute, toMinute) {
      const market = marketOf(pairId);
      const candles: MinuteCandle[] = [];
      for (let minute = fromMinute; minute < toMinute; minute++) candles.push(candleOf(market, minute));
      return candles;
    },
  };
}

function buildMarkets(seed: string, pairs: readonly CataloguePair[]): Map<PairId, Market> {
  const factors = new Map(simulatedMarkets.map((market) => [market, new Factor(`${seed}:${market}`, market)]));
  const series = new Map<PairId, Series>();
  const seriesOf = (pair: PricedPair): Series => {
    const market = present(factors.get(pair.model.market), 'every market has a factor');
    const known = series.get(pair.pairId) ?? new SimulatedSeries(seed, pair, market);
    series.set(pair.pairId, known);
    return known;
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

/** What one lot costs at a price of one tick, in quote atoms. */
export function tickLotOf({ tick, lot, base, quote }: CataloguePair): bigint {
  return (BigInt(tick) * lot * 10n ** BigInt(quote.scale)) / 10n ** BigInt(priceScale + base.scale);
}

function candleOf({ pair, series, volume, tickLot }: Market, minute: number): MinuteCandle {
  const first = minute * instantsPerMinute;
  const last = first + instantsPerMinute - 1;
  const open = series.priceAt(first);
  let high = open;
  let low = open;
  for (let instant = first + sampleEvery; instant < last; instant += sampleEvery) {
    const price = series.priceAt(instant);
    if (price > high) high = price;
    if (price < low) low = price;
  }
  const close = series.priceAt(last);
  if (close > high) high = close;
  if (close < low) low = close;
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

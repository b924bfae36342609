import type { LevelPair } from '@candor/api';

/** A step of the depth: the total that can be traded up to this price. Plain numbers: they only draw. */
export interface DepthPoint {
  readonly price: number;
  readonly total: number;
}

export interface DepthCurve {
  /** From the best price outward on both sides. */
  readonly bids: readonly DepthPoint[];
  readonly asks: readonly DepthPoint[];
  readonly low: number;
  readonly high: number;
  readonly mid: number;
  readonly most: number;
}

/** A little beyond the last level, so that its step can be seen. */
const edge = 1.04;

/** The cumulated book, cut to the same distance on both sides of the middle; undefined while a side is empty. */
export function depthCurve(bids: readonly LevelPair[], asks: readonly LevelPair[]): DepthCurve | undefined {
  const [bid, ask] = [cumulated(bids), cumulated(asks)];
  const [bestBid, bestAsk] = [bid[0], ask[0]];
  const [lastBid, lastAsk] = [bid.at(-1), ask.at(-1)];
  if (bestBid === undefined || bestAsk === undefined || lastBid === undefined || lastAsk === undefined)
    return undefined;
  const mid = (bestBid.price + bestAsk.price) / 2;
  // A single level has no width of its own; a little room makes it visible.
  const reach = Math.max(Math.min(mid - lastBid.price, lastAsk.price - mid), (bestAsk.price - bestBid.price) * 2);
  const [low, high] = [mid - reach * edge, mid + reach * edge];
  const inReach = (point: DepthPoint) => point.price >= low && point.price <= high;
  const shown = { bids: bid.filter(inReach), asks: ask.filter(inReach) };
  const most = Math.max(shown.bids.at(-1)?.total ?? 0, shown.asks.at(-1)?.total ?? 0);
  return { ...shown, low, high, mid, most };
}

function cumulated(levels: readonly LevelPair[]): readonly DepthPoint[] {
  let total = 0;
  return levels.map(([price, amount]) => {
    total += Number(amount);
    return { price: Number(price), total };
  });
}

/** The step a price falls on: how much can be traded from the best price up to it. */
export function depthAt(curve: DepthCurve, price: number): DepthPoint | undefined {
  const side = price < curve.mid ? curve.bids : curve.asks;
  const reached = side.filter((point) => (price < curve.mid ? point.price >= price : point.price <= price));
  return reached.at(-1) ?? side[0];
}

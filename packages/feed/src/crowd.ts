import type { AccountId, AssetId, Command, Side, Submission } from '@candor/exchange';
import { type Atoms, atoms, ppmOne, type Price, price } from '@candor/money';
import type { CataloguePair, MakerLadder } from './instruments/types.ts';
import { instantsPerMinute } from './simulation/grid.ts';
import { type Simulation, tickLotOf } from './simulation/simulation.ts';

/**
 * The two ordinary accounts that the crowd trades from. They are two because an order never trades with its own
 * account's orders: resting orders of the taker would end its market orders.
 */
export interface CrowdAccounts {
  readonly taker: AccountId;
  readonly rester: AccountId;
}

/** The taker's present and initial holdings, by asset; without them the crowd trades as if it were in balance. */
export interface CrowdHoldings {
  readonly now: ReadonlyMap<AssetId, Atoms>;
  readonly target: ReadonlyMap<AssetId, Atoms>;
}

/** An order in one of four instants, one of three of them resting: a market order per pair every three seconds. */
const oneOrderIn = 4;
const oneRestingIn = 3;
const takesPerMinute = instantsPerMinute / 6;
/** Resting orders of a pair are taken back this often, in instants, so that a pair has about five at most. */
const cancelEvery = 60;
/** Buys out of sixteen, with a falling, still or rising price. */
const buysOf16 = { falling: 6, still: 8, rising: 10 } as const;
/** The same when the taker is short or long of the base asset by more than a fifth of its target. */
const buysWhenShort = 12;
const buysWhenLong = 4;
const lookBack = 10;
/** Resting orders lie this many ticks from the index, or as deep as as many levels of the house maker. */
const restingDepth = 5;

/** One pair at one instant, and a way to draw numbers for it: one per purpose, from 0 to 2^32 − 1. */
interface Scene {
  readonly simulation: Simulation;
  readonly pair: CataloguePair;
  readonly index: Price;
  readonly gridIndex: number;
  readonly draw: (purpose: string) => number;
}

/**
 * The orders of the practice crowd at a grid instant: a pure function, so the same seed and instant give the same
 * commands under the same command ids, however often it is called.
 *
 * Mostly market orders sized so that a minute's trades add up to the simulation's activity, and small resting orders a
 * few ticks from the index, which give the book levels between the house maker's. Refusals (no funds, would take) are
 * ordinary and need no answer.
 */
export function crowdOrders(
  simulation: Simulation,
  accounts: CrowdAccounts,
  gridIndex: number,
  holdings?: CrowdHoldings,
): Submission[] {
  return simulation.pairs.flatMap((pair) => {
    const { ladder, pairId } = pair;
    if (ladder === undefined) return [];
    const id = `crowd:${gridIndex}:${pairId}`;
    const submissions: Submission[] = [];
    if ((gridIndex + pairId * 17) % cancelEvery === 0) {
      const command: Command = { type: 'spot.cancel_all', accountId: accounts.rester, pairId };
      submissions.push({ commandId: `${id}:cancel`, actor: 'user', command });
    }
    const scene = sceneAt(simulation, pair, gridIndex);
    if (scene.draw('when') % oneOrderIn === 0) {
      const command =
        scene.draw('kind') % oneRestingIn === 0
          ? restingOrder(scene, accounts.rester, ladder)
          : takingOrder(scene, accounts.taker, ladder, holdings);
      submissions.push({ commandId: id, actor: 'user', command });
    }
    return submissions;
  });
}

function sceneAt(simulation: Simulation, pair: CataloguePair, gridIndex: number): Scene {
  const { pairId, symbol } = pair;
  const draw = (purpose: string) => simulation.drawAt(`crowd:${purpose}:${symbol}`, gridIndex);
  return { simulation, pair, index: simulation.priceAt(pairId, gridIndex), gridIndex, draw };
}

/** The interval, in instants, at which the crowd of an unwatched market sends orders. */
export const sparseCrowdEvery = instantsPerMinute;
/** Its pairs take turns over so many minutes. */
const sparseTurns = 5;

/**
 * The orders of the crowd at a full minute without visitors: a market order for every fifth pair, so that each candle
 * of five minutes has a volume. A pure function, as `crowdOrders` is.
 */
export function sparseCrowdOrders(
  simulation: Simulation,
  accounts: CrowdAccounts,
  gridIndex: number,
  holdings?: CrowdHoldings,
): Submission[] {
  return simulation.pairs.flatMap((pair) => {
    const { ladder, pairId } = pair;
    const turn = Math.floor(gridIndex / sparseCrowdEvery) + pairId;
    if (ladder === undefined || turn % sparseTurns !== 0) return [];
    const command = takingOrder(sceneAt(simulation, pair, gridIndex), accounts.taker, ladder, holdings);
    return [{ commandId: `crowd:${gridIndex}:${pairId}`, actor: 'user', command }];
  });
}

function takingOrder(scene: Scene, accountId: AccountId, ladder: MakerLadder, holdings?: CrowdHoldings): Command {
  // No more than half of the house maker's side, so that the book is dented and not emptied.
  const levels = BigInt(ladder.levels);
  const most = (ladder.quantity * levels * (levels + 1n)) / 4n;
  const wanted = skewed(meanTake(scene), scene);
  return {
    type: 'spot.place',
    accountId,
    pairId: scene.pair.pairId,
    side: takingSide(scene, holdings),
    orderType: 'market',
    timeInForce: 'ioc',
    quantity: tradable(scene, wanted < most ? wanted : most),
  };
}

/** Takers follow the last seconds' move a little, and return to their starting balance. */
function takingSide({ simulation, pair, index, gridIndex, draw }: Scene, holdings?: CrowdHoldings): Side {
  const before = simulation.priceAt(pair.pairId, gridIndex - lookBack);
  const trend = index > before ? 'rising' : index < before ? 'falling' : 'still';
  const now = holdings?.now.get(pair.base.assetId);
  const target = holdings?.target.get(pair.base.assetId);
  let buys: number = buysOf16[trend];
  if (now !== undefined && target !== undefined) {
    if (now * 5n < target * 4n) buys = buysWhenShort;
    if (now * 5n > target * 6n) buys = buysWhenLong;
  }
  return draw('side') % 16 < buys ? 'buy' : 'sell';
}

function restingOrder(scene: Scene, accountId: AccountId, ladder: MakerLadder): Command {
  const { pair, index, draw } = scene;
  const side: Side = draw('side') % 2 === 0 ? 'buy' : 'sell';
  const levelTicks = Math.floor((ladder.step * Math.floor(index / pair.tick)) / ppmOne);
  const away = (1 + (draw('depth') % (restingDepth * Math.max(1, levelTicks)))) * pair.tick;
  const limit = side === 'buy' ? Math.max(pair.tick, index - away) : index + away;
  return {
    type: 'spot.place',
    accountId,
    pairId: pair.pairId,
    side,
    orderType: 'limit',
    timeInForce: 'gtc',
    isPostOnly: 'yes',
    price: price(limit),
    quantity: tradable(scene, (meanTake(scene) * BigInt(1 + (draw('size1') % 8))) / 8n),
  };
}

/** Base atoms of an average market order: the activity of a minute over the orders that make it. */
function meanTake({ simulation, pair, gridIndex }: Scene): bigint {
  return simulation.activityAt(pair.pairId, gridIndex) / BigInt(takesPerMinute);
}

/** Times a product of three draws: most orders are small and a few up to eight times the mean, which stays the mean. */
function skewed(mean: bigint, { draw }: Scene): bigint {
  const weights = [draw('size1'), draw('size2'), draw('size3')];
  return weights.reduce((size, weight) => (size * BigInt(weight >>> 16)) >> 15n, mean);
}

/** Whole lots, worth at least twice the smallest order, so that a move of the price does not make it too small. */
function tradable({ pair, index }: Scene, quantity: bigint): Atoms {
  const lotValue = tickLotOf(pair) * BigInt(Math.floor(index / pair.tick));
  const leastLots = (2n * pair.minNotional) / lotValue + 1n;
  const lots = quantity / pair.lot;
  return atoms((lots < leastLots ? leastLots : lots) * pair.lot);
}

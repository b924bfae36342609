import { type Atoms, atoms, minus } from '@candor/money';
import type { Side } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import type { MarketView } from './depth.ts';
import { canPay } from './admission.ts';
import { endOrder, hold, release } from './lifecycle.ts';
import { marketFor, match } from './matching.ts';
import { holdNeeded, paysWith, remainingLots, type SpotOrder, walletTypeOf } from './order.ts';
import { accepts, isMarketKind, worstTicksFrom } from './rules.ts';
import { execute } from './execute.ts';
import type { SpotSlice } from './slice.ts';

/**
 * Lets an order that the index has touched act (RULES 4). It protects its owner, so no avoidable obstacle stops it: own
 * orders that it meets give way, and a market order takes its worst price from the best price of this moment. An
 * unfilled remainder stays armed and acts again at every tick of the pair.
 */
export function act(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  if (isMarketKind(order.orderType)) actAsMarket(core, pair, order);
  else execute(core, pair, order, 'give_way');
}

/** Lets the orders of a pair that have fired and are not done act again, the older first. */
export function actAgain(core: SpotSlice, pair: Pair): void {
  for (const orderId of [...core.protection.armed].sort((a, b) => a - b)) {
    const order = core.spot.orders.get(orderId);
    if (order?.pairId === pair.pairId) actAsMarket(core, pair, order);
  }
}

function actAsMarket(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  order.status = 'open';
  core.protection.armed.add(order.orderId);
  const market = marketFor(core, pair, order.accountId, { ownOrders: 'give_way' });
  const limitTicks = worstNow(core, market, order);
  const within = limitTicks === 0 ? nothing : payable(core, pair, market, order, limitTicks);
  if (within.lots > 0) {
    if (within.cost > order.held) hold(core, pair, order, minus(within.cost, order.held));
    match(core, pair, order, { limitTicks, lots: within.lots, ownOrders: 'give_way' });
  }
  if (remainingLots(order) === 0) return endOrder(core, pair, order, 'filled', 'filled');
  const missing = holdNeeded(pair, order) - order.held;
  if (within.isShort || (missing > 0n && !canPay(core, pair, order.accountId, order.side, missing)))
    return endOrder(core, pair, order, 'expired', 'funds_insufficient_at_trigger');
  if (missing > 0n) hold(core, pair, order, atoms(missing));
  else release(core, pair, order, atoms(-missing));
}

/** The furthest it goes from the best price of another user, or 0 while there is none. */
function worstNow(core: SpotSlice, market: MarketView, order: SpotOrder): number {
  for (const [ticks] of market.depth(otherSide(order.side))) {
    return worstTicksFrom(ticks, order.side, core.protection.slippageOf(order.orderId));
  }
  return 0;
}

interface Payable {
  readonly lots: number;
  /** The cost against the held and available means: quote atoms for a buy, base atoms for a sell. */
  readonly cost: Atoms;
  /** There was more within its limit than its owner can pay. */
  readonly isShort: boolean;
}

const nothing: Payable = { lots: 0, cost: atoms(0n), isShort: false };

/**
 * The part of the depth within its limit that it can pay: a sell holds its lots already; a buy may have become dearer
 * than foreseen.
 */
function payable(core: SpotSlice, pair: Pair, market: MarketView, order: SpotOrder, limitTicks: number): Payable {
  const { ledger } = core;
  const wallet = ledger.wallet(order.accountId, walletTypeOf(order), paysWith(pair, order).assetId);
  const means = order.held + ledger.available(wallet);
  let lots = 0;
  let cost = 0n;
  for (const [ticks, offered] of market.depth(otherSide(order.side))) {
    const wanted = Math.min(remainingLots(order) - lots, offered);
    if (wanted === 0 || !accepts(order.side, limitTicks, ticks)) break;
    const perLot = order.side === 'buy' ? BigInt(ticks) * pair.quotePerTickLot : pair.lot;
    const affordable = (means - cost) / perLot;
    const taken = affordable < BigInt(wanted) ? Number(affordable) : wanted;
    lots += taken;
    cost += BigInt(taken) * perLot;
    if (taken < wanted) return { lots, cost: atoms(cost), isShort: true };
  }
  return { lots, cost: atoms(cost), isShort: false };
}

function otherSide(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy';
}

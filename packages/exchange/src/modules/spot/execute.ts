import type { PlacedOrder } from '../../commands.ts';
import type { EndReason } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { endOrder, rest } from './lifecycle.ts';
import { marketFor, match, type OwnOrders, ownOrdersOf } from './matching.ts';
import { feeCharged, filledAtoms, limitInForce, remainingLots, type SpotOrder } from './order.ts';
import { walkDepth } from './depth.ts';
import { isMarketKind, marketEnd } from './rules.ts';
import type { SpotSlice } from './slice.ts';

/** Lets an order act: match, then rest or end. Its hold is in place. */
export function execute(
  core: SpotSlice,
  pair: Pair,
  order: SpotOrder,
  ownOrders: OwnOrders = ownOrdersOf(core.conditions.of(order.orderId)?.terms.selfTrade),
): EndReason | undefined {
  order.status = 'open';
  if (order.timeInForce === 'fok' && !fillsWhole(core, pair, order, ownOrders)) {
    endOrder(core, pair, order, 'expired', 'fill_or_kill_incomplete');
    return 'fill_or_kill_incomplete';
  }
  const cause = match(core, pair, order, { ownOrders });
  if (isMarketKind(order.orderType)) {
    const { status, reason } = marketEnd(cause, order.filledLots);
    endOrder(core, pair, order, status, reason);
    return reason;
  }
  if (cause === 'filled') {
    endOrder(core, pair, order, 'filled', 'filled');
    return 'filled';
  }
  if (cause === 'own_order' || order.timeInForce !== 'gtc') {
    const reason = cause === 'own_order' ? 'self_trade' : 'immediate_remainder';
    endOrder(core, pair, order, 'expired', reason);
    return reason;
  }
  rest(core, pair, order);
  return undefined;
}

function fillsWhole(core: SpotSlice, pair: Pair, order: SpotOrder, ownOrders: OwnOrders): boolean {
  const asked = {
    side: order.side,
    limitTicks: limitInForce(order),
    lots: order.lots === 0 ? 0 : remainingLots(order),
    quoteAmount: order.quoteAmount,
  };
  const market = marketFor(core, pair, order.accountId, { ownOrders });
  const { cause } = walkDepth(market, asked, pair.quotePerTickLot);
  return cause === 'filled' || cause === 'spent';
}

/** The answer of a placed order. */
export function placed(pair: Pair, order: SpotOrder, reason: EndReason | undefined): PlacedOrder {
  return {
    orderId: order.orderId,
    status: order.status,
    reason,
    filled: filledAtoms(pair, order),
    filledQuote: order.filledQuote,
    fee: feeCharged(order),
  };
}

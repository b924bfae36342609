import { type Atoms, atoms } from '@candor/money';
import type { EndReason, OrderStatus } from '../../vocabulary.ts';
import type { OrderPlan, OrderRequest } from './plan.ts';
import { feeOn, holdFor, isMarketKind, marketEnd, type PairRules } from './rules.ts';

/** The figures of a planned order, to show before the tap. */
export interface OrderFigures {
  /** Base atoms that fill at once. */
  readonly filled: Atoms;
  readonly filledQuote: Atoms;
  /** In the asset received: for the part that fills at once, and for the part that would rest. */
  readonly takerFee: Atoms;
  readonly makerFee: Atoms;
  /** Received in all if everything fills, after fees. */
  readonly receives: Atoms;
  /** Paid in all if everything fills. */
  readonly pays: Atoms;
  readonly status: OrderStatus;
  readonly reason: EndReason | undefined;
}

export function orderFigures(pair: PairRules, order: OrderRequest, plan: OrderPlan): OrderFigures {
  const { walk } = plan;
  const filled = holdFor(pair, 'sell', 0, walk.lots);
  const isBuy = order.side === 'buy';
  const takerReceived = isBuy ? filled : walk.quote;
  const takerFee = feeOn(takerReceived, pair.takerFee);
  const isFinal =
    order.orderType === 'market' || (!plan.waits && order.timeInForce !== 'gtc') || walk.cause === 'own_order';
  const restLots = isFinal ? 0 : plan.lots - walk.lots;
  const restTicks = plan.limitTicks !== 0 ? plan.limitTicks : plan.worstTicks;
  const restReceived = holdFor(pair, isBuy ? 'sell' : 'buy', restTicks, restLots);
  // A stop that becomes a market order takes when it fires; everything else that waits rests first.
  const makerFee = feeOn(restReceived, isMarketKind(order.orderType) ? pair.takerFee : pair.makerFee);
  const paidAtOnce = isBuy ? walk.quote : filled;
  const paidLater = holdFor(pair, order.side, restTicks, restLots);
  return {
    filled,
    filledQuote: walk.quote,
    takerFee,
    makerFee,
    receives: atoms(takerReceived + restReceived - takerFee - makerFee),
    pays: atoms(paidAtOnce + paidLater),
    ...endOf(order, plan),
  };
}

function endOf(order: OrderRequest, plan: OrderPlan): { status: OrderStatus; reason: EndReason | undefined } {
  const { walk } = plan;
  if (plan.waits) return { status: 'waiting', reason: undefined };
  if (plan.isKilled) return { status: 'expired', reason: 'fill_or_kill_incomplete' };
  if (order.orderType === 'market') return marketEnd(walk.cause, walk.lots);
  if (walk.lots === plan.lots) return { status: 'filled', reason: 'filled' };
  if (walk.cause === 'own_order') return { status: 'expired', reason: 'self_trade' };
  if (order.timeInForce === 'ioc') return { status: 'expired', reason: 'immediate_remainder' };
  return { status: 'open', reason: undefined };
}

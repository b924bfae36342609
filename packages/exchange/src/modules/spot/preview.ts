import { type Atoms, mulDiv, type Price, price, zero } from '@candor/money';
import type { CommandOf } from '../../commands.ts';
import type { Core } from '../../core.ts';
import type { OrderPreview } from '../../exchange.ts';
import type { RejectCode } from '../../reject-codes.ts';
import { priceOfTicks, type Pair } from '../catalog/catalog.ts';
import { marketFor } from './matching.ts';
import { canPay, tradablePair } from './enter.ts';
import { orderFigures } from './figures.ts';
import { planOrder } from './plan.ts';
import { openOrdersMax } from './rules.ts';

const refused = (rejects: RejectCode): OrderPreview => ({
  rejects,
  hold: zero,
  filled: zero,
  filledQuote: zero,
  takerFee: zero,
  makerFee: zero,
  receives: zero,
  endsAs: 'expired',
});

/** What placing the order now would do: the same checks and the same walk as `place`, without its effects. */
export function previewOrder(core: Core, order: CommandOf<'spot.place'>): OrderPreview {
  const tradable = tradablePair(core, order.accountId, order.pairId, order.side);
  if (!tradable.ok) return refused(tradable.code);
  const pair = tradable.value;
  const planned = planOrder(pair, marketFor(core, pair, order.accountId), order);
  if (!planned.ok) return refused(planned.code);
  const plan = planned.value;
  const figures = orderFigures(pair, order, plan);
  const isFull = core.spot.countIn(order.accountId, order.pairId) >= openOrdersMax;
  const rejects: RejectCode | undefined = isFull
    ? 'too_many_open_orders'
    : canPay(core, pair, order.accountId, order.side, plan.hold)
      ? undefined
      : 'balance_insufficient';
  return {
    ...(rejects === undefined ? {} : { rejects }),
    hold: plan.hold,
    filled: figures.filled,
    filledQuote: figures.filledQuote,
    ...(plan.walk.lots === 0
      ? {}
      : {
          averagePrice: averagePrice(pair, plan.walk.quote, plan.walk.lots),
          worstPrice: priceOfTicks(pair, plan.walk.worstTicks),
        }),
    takerFee: figures.takerFee,
    makerFee: figures.makerFee,
    receives: figures.receives,
    endsAs: figures.status,
    ...(figures.reason === undefined ? {} : { reason: figures.reason }),
  };
}

/** For showing: rounded down to 10^-8. */
function averagePrice(pair: Pair, quote: Atoms, lots: number): Price {
  return price(Number(mulDiv(quote, BigInt(pair.tick), BigInt(lots) * pair.quotePerTickLot, 'down')));
}

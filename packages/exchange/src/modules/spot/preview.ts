import { dayOf, done, reject } from '@candor/kernel';
import { type Atoms, mulDiv, type Price, price, zero } from '@candor/money';
import type { CommandOf } from '../../commands.ts';
import type { OrderPreview } from '../../exchange.ts';
import type { RejectCode } from '../../reject-codes.ts';
import type { AccountId } from '../../vocabulary.ts';
import { priceOfTicks, type Pair } from '../catalog/catalog.ts';
import { marketFor } from './matching.ts';
import { canPay, tradablePair } from './admission.ts';
import { orderFigures } from './figures.ts';
import { hasIdleSlippage, planOrder } from './plan.ts';
import { type PlaceOco, planOco, sharedHold } from './oco.ts';
import { placeable } from './place-conditional.ts';
import { openOrdersMax, type PairRules } from './rules.ts';
import type { SpotSlice } from './slice.ts';

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

type AnyOrder = CommandOf<'spot.place'> | CommandOf<'spot.place_conditional'>;

/**
 * Previews placing the order now: the same checks and the same walk as its command, without its effects. What icebergs hide is
 * not in it, so an order that meets one fills better than foreseen, never worse.
 */
export function previewOrder(core: SpotSlice, order: AnyOrder): OrderPreview {
  const planned = plannedOrder(core, order);
  if (!planned.ok) return refused(core.named(planned.code));
  const { pair, plan } = planned.value;
  const figures = orderFigures(priced(core, pair, order.accountId), order, plan);
  const isFull = core.spot.countIn(order.accountId, order.pairId) >= openOrdersMax;
  const rejects = isFull
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

function plannedOrder(core: SpotSlice, order: AnyOrder) {
  if (order.type === 'spot.place_conditional') return placeable(core, order, { seesHidden: false });
  const tradable = tradablePair(core, order.accountId, order.pairId, order.side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  if (core.revision >= 1 && hasIdleSlippage(order)) return reject('order_combination_invalid');
  const planned = planOrder(pair, marketFor(core, pair, order.accountId, { seesHidden: false }), order);
  return planned.ok ? done({ pair, plan: planned.value }) : planned;
}

/** The same for an OCO: it waits, and its hold is the larger need of its legs. */
export function previewOco(core: SpotSlice, command: PlaceOco): OrderPreview {
  const planned = planOco(core, command);
  if (!planned.ok) return refused(planned.code);
  const { pair, limit, stop } = planned.value;
  const { accountId, pairId, side } = command;
  const held = sharedHold(limit[1], stop[1]);
  const figures = orderFigures(priced(core, pair, accountId), limit[0], limit[1]);
  const isFull = core.spot.countIn(accountId, pairId) + 2 > openOrdersMax;
  const rejects = isFull
    ? 'too_many_open_orders'
    : canPay(core, pair, accountId, side, held)
      ? undefined
      : 'balance_insufficient';
  return {
    ...(rejects === undefined ? {} : { rejects }),
    hold: held,
    filled: figures.filled,
    filledQuote: figures.filledQuote,
    takerFee: figures.takerFee,
    makerFee: figures.makerFee,
    receives: figures.receives,
    endsAs: figures.status,
  };
}

/** The pair with the fees of this account. */
function priced(core: SpotSlice, pair: Pair, accountId: AccountId): PairRules {
  const { makerFee, takerFee } = core.feeTiers.ratesOf(accountId, pair, dayOf(core.nowMs));
  return { ...pair, makerFee, takerFee };
}

/** For showing: rounded down to 10^-8. */
function averagePrice(pair: Pair, quote: Atoms, lots: number): Price {
  return price(Number(mulDiv(quote, BigInt(pair.tick), BigInt(lots) * pair.quotePerTickLot, 'down')));
}

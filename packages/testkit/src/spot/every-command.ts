import type { AccountId, CommandOf, OrderId } from '@candor/exchange';
import { minuteMs } from '@candor/kernel';
import { atoms, price } from '@candor/money';
import { pair } from '../catalog.ts';
import type { Runner } from '../runner.ts';

/** The orders that are there for commands on orders. */
export interface OrdersUnderWay {
  readonly restingOrder: OrderId;
  readonly waitingStop: OrderId;
  readonly ocoLimit: OrderId;
}

type World = OrdersUnderWay & { readonly runner: Runner; readonly other: AccountId };
type Conditional =
  | 'spot.place_conditional'
  | 'spot.amend_stop'
  | 'spot.replace'
  | 'spot.amend_oco'
  | 'spot.amend_exits';

const btc = pair['BTC/USDT'];
const quantity = atoms(1_000_000n);

export const everyConditionalCommand: { readonly [T in Conditional]: (world: World) => CommandOf<T> } = {
  'spot.place_conditional': ({ runner, other }) => ({
    type: 'spot.place_conditional',
    accountId: other,
    pairId: btc,
    side: 'buy',
    orderType: 'limit',
    timeInForce: 'gtc',
    price: price(5_000_000_000_000),
    quantity,
    conditions: { expiresAtMs: (Math.floor(runner.nowMs / minuteMs) + 5) * minuteMs, visibleQuantity: quantity },
  }),
  'spot.amend_stop': ({ other, waitingStop }) => ({
    type: 'spot.amend_stop',
    accountId: other,
    orderId: waitingStop,
    stopPrice: price(6_200_000_000_000),
  }),
  'spot.replace': ({ other, restingOrder }) => ({
    type: 'spot.replace',
    accountId: other,
    pairId: btc,
    replacedId: restingOrder,
    mode: 'stop_on_failure',
    side: 'buy',
    orderType: 'limit',
    timeInForce: 'gtc',
    price: price(4_900_000_000_000),
    quantity,
    conditions: {},
  }),
  'spot.amend_oco': ({ other, ocoLimit }) => ({
    type: 'spot.amend_oco',
    accountId: other,
    orderId: ocoLimit,
    stopPrice: price(6_300_000_000_000),
  }),
  'spot.amend_exits': ({ other, restingOrder }) => ({
    type: 'spot.amend_exits',
    accountId: other,
    orderId: restingOrder,
    takeProfitPrice: price(6_500_000_000_000),
  }),
};

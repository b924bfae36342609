import { assert } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { Core } from '../../core.ts';
import type { RejectCode } from '../../reject-codes.ts';
import { type Pair, priceOfTicks } from '../catalog/catalog.ts';
import { feeCharged, filledAtoms, type SpotOrder } from './order.ts';
import { place } from './place.ts';
import { placeOco } from './oco.ts';

/**
 * Places the exits of orders that have ended, over what was bought after the fee, in whole lots. Exits can end and
 * have no exits of their own, so this comes to rest. A refusal is stated and changes nothing else.
 */
export function placeExits(core: Core): void {
  for (let order = core.spot.exitsDue.shift(); order !== undefined; order = core.spot.exitsDue.shift()) {
    const pair = core.catalog.pairs.get(order.pairId);
    assert(pair !== undefined, 'an order has its pair');
    const code = tryExit(core, pair, order);
    if (code === undefined) continue;
    const { orderId, accountId, pairId } = order;
    core.emit({ type: 'spot.exits_refused', orderId, accountId, pairId, code });
  }
}

function tryExit(core: Core, pair: Pair, order: SpotOrder): RejectCode | undefined {
  const bought = filledAtoms(pair, order) - feeCharged(order);
  const quantity = atoms(bought - (bought % pair.lot));
  const takeProfit = order.takeProfitTicks === 0 ? undefined : priceOfTicks(pair, order.takeProfitTicks);
  const stopLoss = order.stopLossTicks === 0 ? undefined : priceOfTicks(pair, order.stopLossTicks);
  const { accountId, pairId } = order;
  const outcome =
    takeProfit !== undefined && stopLoss !== undefined
      ? placeOco(core, {
          type: 'spot.place_oco',
          accountId,
          pairId,
          side: 'sell',
          quantity,
          limitPrice: takeProfit,
          stopPrice: stopLoss,
        })
      : place(core, {
          type: 'spot.place',
          accountId,
          pairId,
          side: 'sell',
          quantity,
          ...(takeProfit === undefined
            ? { orderType: 'stop_market', timeInForce: 'ioc', stopPrice: stopLoss }
            : { orderType: 'limit', timeInForce: 'gtc', price: takeProfit }),
        });
  return outcome.ok ? undefined : outcome.code;
}

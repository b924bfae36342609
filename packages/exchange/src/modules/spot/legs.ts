import type { Atoms, Ppm, Price } from '@candor/money';
import type { Side } from '../../vocabulary.ts';
import type { OrderRequest } from './plan.ts';

interface LegTerms {
  readonly side: Side;
  readonly quantity: Atoms;
}

/** The legs of an OCO as orders of their own. */
export function limitLeg({ side, quantity }: LegTerms, limitPrice: Price): OrderRequest {
  return { side, orderType: 'limit', timeInForce: 'gtc', price: limitPrice, quantity };
}

export function stopLeg(
  { side, quantity }: LegTerms,
  stopPrice: Price,
  { stopLimitPrice, slippage }: { readonly stopLimitPrice?: Price | undefined; readonly slippage?: Ppm | undefined },
): OrderRequest {
  return stopLimitPrice === undefined
    ? { side, orderType: 'stop_market', timeInForce: 'ioc', stopPrice, quantity, slippage }
    : { side, orderType: 'stop_limit', timeInForce: 'gtc', price: stopLimitPrice, stopPrice, quantity };
}

import { listSpotOrders } from '@candor/api';
import { type Loadable, useCall } from '#hooks/use-call.ts';

/** True if the user has ever bought something on the spot market. */
export function useHasBought(): Loadable<boolean> {
  const trades = useCall(listSpotOrders, { kind: 'trades', side: 'buy', limit: 1 });
  return trades.state === 'ready' ? { ...trades, data: trades.data.total > 0 } : trades;
}

import { listSpotOrders } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';

/** True if the user has ever bought something on the spot market; undefined until known. */
export function useHasBought(): boolean | undefined {
  const { data } = useCall(listSpotOrders, { kind: 'trades', side: 'buy', limit: 1 });
  return data && data.total > 0;
}

import { isOrder, listSpotOrders, type QuotationRow } from '@candor/api';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { OrderDetailSheet } from './OrderDetailSheet.tsx';

interface AskedOrderProps {
  readonly orderId: number;
  readonly pairs: readonly QuotationRow[];
}

/** The order of an address, over the list; of one that is not the user's nothing is shown. */
export function AskedOrder({ orderId, pairs }: AskedOrderProps) {
  const found = useCall(listSpotOrders, { orderId }, { staleMs: 0 });
  const [isClosed, setIsClosed] = useState(false);
  const order = isClosed ? undefined : found.data?.rows.find(isOrder);
  return <OrderDetailSheet order={order} pairs={pairs} onClose={() => setIsClosed(true)} />;
}

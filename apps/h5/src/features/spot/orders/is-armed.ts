import type { OrderRow } from '@candor/api';

/** True when an order was triggered and waits for a counterparty: orders at the market are never open otherwise. */
export function isArmed({ status, orderType }: Pick<OrderRow, 'status' | 'orderType'>): boolean {
  return status === 'open' && (orderType === 'stop_market' || orderType === 'take_profit_market');
}

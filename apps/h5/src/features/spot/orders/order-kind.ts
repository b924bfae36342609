import type { OrderRow, QuotationRow } from '@candor/api';

/** The kind of an order as its owner chose it. */
export function kindOf({ orderType, trailPercent, trailDistance }: OrderRow): OrderRow['orderType'] | 'trailing_stop' {
  return (trailPercent ?? trailDistance) === undefined ? orderType : 'trailing_stop';
}

export interface OrderConditionsProps {
  readonly order: OrderRow;
  readonly pair: QuotationRow | undefined;
}

/** True when an order has something beyond its kind, price and size to show. */
export function hasConditions(order: OrderRow): boolean {
  const { expiresAtMs, selfTrade, visibleQuantity, followSide } = order;
  return kindOf(order) === 'trailing_stop' || (expiresAtMs ?? selfTrade ?? visibleQuantity ?? followSide) !== undefined;
}

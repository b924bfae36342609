import type { OrderRow } from '@candor/api';
import { unitsFromText } from '@candor/money';

const scale = 18;

/** The filled part of an order, in whole percent, cut off: 99 until the last lot is in. */
export function filledPercent(order: Pick<OrderRow, 'quantity' | 'quoteAmount' | 'filled' | 'filledQuote'>): number {
  const [done, whole] =
    order.quantity === undefined ? [order.filledQuote, order.quoteAmount] : [order.filled, order.quantity];
  const [part, all] = [done, whole].map((text) => (text === undefined ? undefined : unitsFromText(text, scale)));
  if (part === undefined || all === undefined || all === 0n) return 0;
  return Number((part * 100n) / all);
}

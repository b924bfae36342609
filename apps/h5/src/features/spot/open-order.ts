import { navigateTo } from '#app/navigation.ts';

/** Opens an order with all about it, whether it is open or over. */
export function openOrder(orderId: number | undefined): void {
  navigateTo('/pages/transaction/currency_order', { order: String(orderId) });
}

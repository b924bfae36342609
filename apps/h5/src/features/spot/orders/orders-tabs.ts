import type { MessageKey } from '#i18n/use-messages.ts';

export type OrdersTab = 'open' | 'assets' | 'history';

/** The lists below the desk, in their order. */
export const ordersTabs: readonly { readonly id: OrdersTab; readonly label: MessageKey }[] = [
  { id: 'open', label: 'orders.tabs.open' },
  { id: 'assets', label: 'orders.tabs.assets' },
  { id: 'history', label: 'orders.tabs.past' },
];

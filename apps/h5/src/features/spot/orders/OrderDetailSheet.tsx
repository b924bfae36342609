import { lazyPart } from '#ui/lazy-part.tsx';

/** All about one order; opened from every list of them. */
export const OrderDetailSheet = lazyPart(
  () => import('./OrderDetailPanel.tsx').then((m) => m.OrderDetailPanel),
  ({ order }) => order !== undefined,
);

import { lazyPart } from '#ui/lazy-part.tsx';

/** Another price or amount for an open order. */
export const AmendSheet = lazyPart(
  () => import('./AmendPanel.tsx').then((m) => m.AmendPanel),
  ({ order }) => order !== undefined,
);

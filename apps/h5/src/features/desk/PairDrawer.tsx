import { lazyDialog } from '#ui/lazy-part.tsx';

/** The pair list, from the left; chosen from on every desk. */
export const PairDrawer = lazyDialog(() => import('./PairDrawerPanel.tsx').then((m) => m.PairDrawerPanel));

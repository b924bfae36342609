import { lazyDialog } from './lazy-part.tsx';
import type { DrawerProps } from './DrawerPanel.tsx';

/** A panel from the left: the pair list of the trade page. */
export const Drawer = lazyDialog<DrawerProps>(() => import('./DrawerPanel.tsx').then((m) => m.DrawerPanel));

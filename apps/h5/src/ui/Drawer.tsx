import { lazyDialog } from './lazy-part.tsx';
import type { SheetProps } from './Sheet.tsx';

export type DrawerProps = Omit<SheetProps, 'footer'>;

/** A panel from the left: the pair list of the trade page. */
export const Drawer = lazyDialog<DrawerProps>(() => import('./DrawerPanel.tsx').then((m) => m.DrawerPanel));

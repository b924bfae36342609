import { lazyDialog } from './lazy-part.tsx';
import type { SheetProps } from './SheetPanel.tsx';

/** A sheet from the bottom: closes by swipe, scrim or Esc. */
export const Sheet = lazyDialog<SheetProps>(() => import('./SheetPanel.tsx').then((m) => m.SheetPanel));

import type { ReactNode } from 'react';
import { lazyDialog } from './lazy-part.tsx';

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** 17/600, left; said by screen readers when the sheet opens. */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the bottom, inside. */
  readonly footer?: ReactNode;
}

/** A sheet from the bottom: closes by swipe, scrim or Esc. */
export const Sheet = lazyDialog<SheetProps>(() => import('./SheetPanel.tsx').then((m) => m.SheetPanel));

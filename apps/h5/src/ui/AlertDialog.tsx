import type { ReactNode } from 'react';
import { lazyDialog } from './lazy-part.tsx';

export interface AlertDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The exact consequence, in numbers. */
  readonly children: ReactNode;
  readonly confirmText: string;
  /** Of the button that changes nothing; “Cancel” unless that could be read as the act itself. */
  readonly dismissText?: string;
  readonly onConfirm: () => void;
  readonly isBusy?: boolean;
  readonly isDestructive?: boolean;
}

/** Asks before what cannot be undone: 310 px, never closed by a tap beside it. */
export const AlertDialog = lazyDialog<AlertDialogProps>(() => import('./AlertPanel.tsx').then((m) => m.AlertPanel));

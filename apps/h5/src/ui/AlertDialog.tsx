import { lazyDialog } from './lazy-part.tsx';
import type { AlertDialogProps } from './AlertPanel.tsx';

/** Asks before irreversible actions: 310 px, never closed by a tap beside it. */
export const AlertDialog = lazyDialog<AlertDialogProps>(() => import('./AlertPanel.tsx').then((m) => m.AlertPanel));

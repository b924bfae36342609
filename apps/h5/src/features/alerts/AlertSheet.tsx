import { lazyDialog } from '#ui/lazy-part.tsx';
import type { AlertPanelProps } from './AlertPanel.tsx';

/** Sets or edits an alert; its code and texts come when it is opened. */
export const AlertSheet = lazyDialog<AlertPanelProps>(() => import('./AlertPanel.tsx').then((m) => m.AlertPanel));

import { lazyDialog } from '#ui/lazy-part.tsx';
import type { PracticeFundsProps } from './PracticeFundsPanel.tsx';

/** Practice funds over any page: the code comes when the network is free, or with the tap. */
export const PracticeFundsSheet = lazyDialog<PracticeFundsProps>(() =>
  import('./PracticeFundsPanel.tsx').then((m) => m.PracticeFundsPanel),
);

/** The layer of one overlay: the one that opens later lies over the one that is open, and darkens it. */
export const layer = 'relative z-(--z-popup)';
/** The common styles of overlays: the scrim fades with the swipe, the panel follows the finger. */
export const scrim =
  'fixed inset-0 z-(--z-mask) bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0';
export const popup =
  'bg-surface text-fg outline-none transition-[transform,opacity] duration-300 ease-page data-swiping:select-none data-swiping:duration-0';

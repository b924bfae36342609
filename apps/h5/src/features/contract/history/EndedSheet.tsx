import { lazyPart } from '#ui/lazy-part.tsx';

/** A ticket that is over; opened from every list of them. */
export const EndedSheet = lazyPart(
  () => import('./EndedSheetPanel.tsx').then((m) => m.EndedSheetPanel),
  ({ ticket }) => ticket !== undefined,
);

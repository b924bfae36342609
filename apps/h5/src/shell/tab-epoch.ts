import { createStore } from 'zustand/vanilla';

/** Grows when all pages are closed (reLaunch): kept tabs of an older epoch are built anew. */
export const tabEpoch = createStore(() => ({ epoch: 0 }));

export function restartTabs(): void {
  tabEpoch.setState(({ epoch }) => ({ epoch: epoch + 1 }));
}

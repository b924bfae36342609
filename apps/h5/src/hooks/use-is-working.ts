import { useStore } from 'zustand';
import { work } from '#client/read.ts';

/** True while this device does the work that a loaded server requires. */
export function useIsWorking(): boolean {
  return useStore(work.store, ({ isWorking }) => isWorking);
}

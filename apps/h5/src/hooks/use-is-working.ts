import { useStore } from 'zustand';
import { work } from '#client/read.ts';

/** Whether this device does the work that a loaded server asks for. */
export function useIsWorking(): boolean {
  return useStore(work.store, ({ isWorking }) => isWorking);
}

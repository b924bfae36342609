import { useStore } from 'zustand';
import { busy } from '#client/read.ts';

/** A 2 px bar when a request takes longer than 800 ms. */
export function BusyBar() {
  const isBusy = useStore(busy.store, (state) => state.isBusy);
  if (!isBusy) return null;
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-[calc(var(--safe-top)+3rem)] z-(--z-top-tips) h-0.5 animate-shimmer bg-accent"
    />
  );
}

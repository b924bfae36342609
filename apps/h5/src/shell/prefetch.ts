import { loadRoutes, tabRoutes } from '#app/route-table.ts';
import { loadToasts } from '#ui/Toast.tsx';
import { loadScreen } from './load-screen.tsx';

/** What the next taps will need, one after the other; what does not come is asked for again when it is needed. */
export async function prefetch(): Promise<void> {
  const parts = [loadToasts, loadRoutes, ...tabRoutes().map((tab) => () => loadScreen(tab.path))];
  for (const part of parts) await part().catch(console.warn);
}

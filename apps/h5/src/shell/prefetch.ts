import { loadRoutes, tabRoutes } from '#app/route-table.ts';
import { loadToasts } from '#ui/Toast.tsx';
import { loadScreen } from './load-screen.tsx';

/**
 * Fetches the code of the next likely taps, one after the other; a part that fails is fetched again when it is needed.
 */
export async function prefetch(): Promise<void> {
  const parts = [loadToasts, loadRoutes, ...tabRoutes().map((tab) => () => loadScreen(tab.path))];
  for (const part of parts) await part().catch(console.warn);
}

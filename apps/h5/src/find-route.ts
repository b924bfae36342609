import type { ScreenRoute } from './routes.ts';
import { aliases, tabs } from './tabs.ts';

const byPath = new Map<string, ScreenRoute>(tabs.map((route) => [route.path, route]));
let isWhole = false;

/** The route of a path, as far as it is known: the tab roots always, the other pages once their table has come. */
export function routeAt(path: string): ScreenRoute | undefined {
  const plain = path.replace(/(.)\/$/, '$1');
  return byPath.get(aliases[plain] ?? plain);
}

/** The route of a path, which for all but tab roots may have to be fetched; `undefined`: there is no such page. */
export async function findRoute(path: string): Promise<ScreenRoute | undefined> {
  const known = routeAt(path);
  if (known !== undefined || isWhole) return known;
  await loadRoutes();
  return routeAt(path);
}

/** Fetches the table of all other pages. */
export async function loadRoutes(): Promise<void> {
  const { routes } = await import('./routes.ts');
  for (const route of routes) byPath.set(route.path, route);
  isWhole = true;
}

import type { ScreenRoute, TabRoute } from './screen.ts';

/* The table of pages. It imports none of them: the start registers them, so that any page may look one up. */

interface RouteLists {
  /** The root pages of the bottom tabs, in their order: known from the start. */
  readonly tabs: readonly TabRoute[];
  /** Other addresses of a tab root. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Fetches the table of all other pages. */
  readonly loadOthers: () => Promise<readonly ScreenRoute[]>;
}

const byPath = new Map<string, ScreenRoute>();
let lists: RouteLists;
let isWhole = false;

/** Must come before the first page is looked up: the start does it. */
export function registerRoutes(registered: RouteLists): void {
  lists = registered;
  for (const route of registered.tabs) byPath.set(route.path, route);
}

/** The root pages of the bottom tabs, in their order. */
export function tabRoutes(): readonly TabRoute[] {
  return lists.tabs;
}

/** The route of a path, as far as it is known: the tab roots always, the other pages once their table has loaded. */
export function routeAt(path: string): ScreenRoute | undefined {
  const plain = path.replace(/(.)\/$/, '$1');
  return byPath.get(lists.aliases[plain] ?? plain);
}

/** The route of a path, which for all but tab roots may have to be fetched; `undefined` for an unknown page. */
export async function findRoute(path: string): Promise<ScreenRoute | undefined> {
  const known = routeAt(path);
  if (known !== undefined || isWhole) return known;
  await loadRoutes();
  return routeAt(path);
}

/** Fetches the table of all other pages. */
export async function loadRoutes(): Promise<void> {
  for (const route of await lists.loadOthers()) byPath.set(route.path, route);
  isWhole = true;
}

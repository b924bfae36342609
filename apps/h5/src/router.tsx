import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
} from '@tanstack/react-router';
import { paramsFrom, queryOf } from './brain/navigation.ts';
import { aliases, routes } from './routes.ts';
import { loadScreen } from './shell/load-screen.tsx';
import { NotFoundScreen } from './screens/system/NotFoundScreen.tsx';
import { PageFailure } from './shell/PageFailure.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { Shell } from './shell/Shell.tsx';

/** Spec section 2: nothing for 200 ms, then the loading view. */
const pendingMs = 200;

const root = createRootRoute({ component: Shell, notFoundComponent: () => <NotFoundScreen params={{}} /> });

// The shell draws the screens itself (tab roots stay alive), so a route only loads the code of its page.
const nothing = () => null;
const children = [
  ...routes.map((route) =>
    createRoute({ getParentRoute: () => root, path: route.path, component: nothing, loader: () => loadScreen(route) }),
  ),
  ...Object.keys(aliases).map((alias) => {
    const target = routes.find((route) => route.path === aliases[alias]);
    return createRoute({
      getParentRoute: () => root,
      path: alias,
      component: nothing,
      loader: () => (target === undefined ? undefined : loadScreen(target)),
    });
  }),
];

/** Place in the history stack, kept by the router in the history state. */
export function depthOf(location: Pick<ParsedLocation, 'state'> | undefined): number {
  return (location?.state as { __TSR_index?: number } | undefined)?.__TSR_index ?? 0;
}

export const router = createRouter({
  routeTree: root.addChildren(children),
  history: createHashHistory(),
  // Plain texts both ways, as the spec's params are: no JSON in an address.
  parseSearch: (query) => paramsFrom(query),
  stringifySearch: (search) => {
    const query = queryOf(search as Record<string, string>);
    return query === '' ? '' : `?${query}`;
  },
  defaultPendingMs: pendingMs,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PagePending,
  defaultErrorComponent: PageFailure,
  defaultViewTransition: {
    types: ({ fromLocation, toLocation }) => {
      const isTab = (path: string) => routes.some((route) => route.tab !== undefined && route.path === path);
      if (fromLocation === undefined || (isTab(fromLocation.pathname) && isTab(toLocation.pathname))) return false;
      const step = depthOf(toLocation) - depthOf(fromLocation);
      return step > 0 ? ['push'] : step < 0 ? ['pop'] : false;
    },
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

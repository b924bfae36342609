import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type ParsedLocation,
} from '@tanstack/react-router';
import { paramsFrom, queryOf } from '#client/navigation.ts';
import { overlayHistory } from '#app/overlays.ts';
import { routeAt } from '#app/route-table.ts';
import { loadScreen } from './shell/load-screen.tsx';
import { PageFailure } from './shell/PageFailure.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { Shell } from './shell/Shell.tsx';

/** Spec section 2: nothing for 200 ms, then the loading view. */
const pendingMs = 200;

const root = createRootRoute({ component: Shell });

// One route for all pages: the shell draws the screens itself (tab roots stay alive), so it only loads the code of a page.
const page = createRoute({
  getParentRoute: () => root,
  path: '$',
  component: () => null,
  loader: ({ location }) => loadScreen(location.pathname),
});

/** Place in the history stack, kept by the router in the history state. */
export function depthOf(location: Pick<ParsedLocation, 'state'> | undefined): number {
  return (location?.state as { __TSR_index?: number } | undefined)?.__TSR_index ?? 0;
}

const createOwnRouter = () =>
  createRouter({
    routeTree: root.addChildren([page]),
    history: createHashHistory({ window: overlayHistory().window }),
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
        const isTab = (path: string) => routeAt(path)?.tab !== undefined;
        if (fromLocation === undefined || (isTab(fromLocation.pathname) && isTab(toLocation.pathname))) return false;
        const step = depthOf(toLocation) - depthOf(fromLocation);
        return step > 0 ? ['push'] : step < 0 ? ['pop'] : false;
      },
    },
  });

let made: ReturnType<typeof createOwnRouter> | undefined;

/** Made when it is first asked for, and not while its code runs for the first time: a slow phone takes a task for either. */
export const router = () => (made ??= createOwnRouter());

// A step that overtakes another skips its animation. The browser reports that by refusing `ready`, which the router
// does not handle, and it would be reported as an unhandled error.
const begin = document.startViewTransition?.bind(document);
if (begin !== undefined) {
  document.startViewTransition = (update) => {
    const transition = begin(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof router>;
  }
}

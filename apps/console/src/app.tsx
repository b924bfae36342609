import { CallError, type CallFailure } from '@candor/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent as lazy,
  type RouteComponent,
  Navigate,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { Texts } from './lib/i18n.tsx';
import { useSettings } from './lib/settings.ts';
import { PageComes, PageFailed } from './shell/PageStates.tsx';
import { Shell } from './shell/Shell.tsx';
import { QueueScreen } from './work/QueueScreen.tsx';

const root = createRootRoute();
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$invitation',
  component: lazy(() => import('./entry/Join.tsx'), 'Join'),
});
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const page = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shell, path, component });
const routes = root.addChildren([
  join,
  shell.addChildren([
    page('/', () => <Navigate to="/work" />),
    page('/work', QueueScreen),
    page(
      '/work/$kind/$id',
      lazy(() => import('./work/CaseScreen.tsx'), 'CaseScreen'),
    ),
    page(
      '/proposals',
      lazy(() => import('./proposals/ProposalsScreen.tsx'), 'ProposalsScreen'),
    ),
    page(
      '/proposals/$id',
      lazy(() => import('./proposals/ProposalScreen.tsx'), 'ProposalScreen'),
    ),
    page(
      '/people',
      lazy(() => import('./people/PeopleScreen.tsx'), 'PeopleScreen'),
    ),
    page(
      '/people/$id',
      lazy(() => import('./people/PersonScreen.tsx'), 'PersonScreen'),
    ),
    page(
      '/money',
      lazy(() => import('./money/MoneyScreen.tsx'), 'MoneyScreen'),
    ),
    page(
      '/content',
      lazy(() => import('./content/ContentScreen.tsx'), 'ContentScreen'),
    ),
    page(
      '/content/$kind/$key',
      lazy(() => import('./content/ItemScreen.tsx'), 'ItemScreen'),
    ),
    page(
      '/markets',
      lazy(() => import('./markets/MarketsScreen.tsx'), 'MarketsScreen'),
    ),
    page(
      '/markets/$product',
      lazy(() => import('./markets/ProductScreen.tsx'), 'ProductScreen'),
    ),
    page(
      '/markets/$product/live',
      lazy(() => import('./markets/LiveScreen.tsx'), 'LiveScreen'),
    ),
    page(
      '/markets/$product/$change',
      lazy(() => import('./markets/SettingScreen.tsx'), 'SettingScreen'),
    ),
    page(
      '/insight',
      lazy(() => import('./insight/InsightScreen.tsx'), 'InsightScreen'),
    ),
    page(
      '/acts',
      lazy(() => import('./acts/ActsScreen.tsx'), 'ActsScreen'),
    ),
    page(
      '/acts/$name',
      lazy(() => import('./acts/ActScreen.tsx'), 'ActScreen'),
    ),
    page(
      '/team',
      lazy(() => import('./team/TeamScreen.tsx'), 'TeamScreen'),
    ),
    page(
      '/audit',
      lazy(() => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
    ),
  ]),
]);
const router = createRouter({
  routeTree: routes,
  history: createHashHistory(),
  // A page's code comes while the pointer is on its link.
  defaultPreload: 'intent',
  defaultPendingComponent: PageComes,
  defaultErrorComponent: PageFailed,
});

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: typeof router;
  }
}

const notArrived: ReadonlySet<CallFailure['kind']> = new Set(['unreachable', 'timed_out']);

const queries = new QueryClient({
  // A refusal is an answer; only what did not arrive is asked for again.
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && error instanceof CallError && notArrived.has(error.failure.kind) },
  },
});

export function App() {
  const { theme } = useSettings();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <QueryClientProvider client={queries}>
      <Texts>
        <RouterProvider router={router} />
        <Toaster theme={theme} position="bottom-right" />
      </Texts>
    </QueryClientProvider>
  );
}

import { CallError, type CallFailure } from '@candor/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Navigate,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { ActScreen } from './acts/ActScreen.tsx';
import { ActsScreen } from './acts/ActsScreen.tsx';
import { AuditScreen } from './audit/AuditScreen.tsx';
import { ContentScreen } from './content/ContentScreen.tsx';
import { ItemScreen } from './content/ItemScreen.tsx';
import { InsightScreen } from './insight/InsightScreen.tsx';
import { Join } from './entry/Join.tsx';
import { Texts } from './lib/i18n.tsx';
import { useSettings } from './lib/settings.ts';
import { LiveScreen } from './markets/LiveScreen.tsx';
import { MarketsScreen } from './markets/MarketsScreen.tsx';
import { ProductScreen } from './markets/ProductScreen.tsx';
import { SettingScreen } from './markets/SettingScreen.tsx';
import { MoneyScreen } from './money/MoneyScreen.tsx';
import { PeopleScreen } from './people/PeopleScreen.tsx';
import { PersonScreen } from './people/PersonScreen.tsx';
import { ProposalScreen } from './proposals/ProposalScreen.tsx';
import { ProposalsScreen } from './proposals/ProposalsScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { TeamScreen } from './team/TeamScreen.tsx';
import { CaseScreen } from './work/CaseScreen.tsx';
import { QueueScreen } from './work/QueueScreen.tsx';

const root = createRootRoute();
const join = createRoute({ getParentRoute: () => root, path: '/join/$invitation', component: Join });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const inShell = () => shell;
const routes = root.addChildren([
  join,
  shell.addChildren([
    createRoute({ getParentRoute: inShell, path: '/', component: () => <Navigate to="/work" /> }),
    createRoute({ getParentRoute: inShell, path: '/work', component: QueueScreen }),
    createRoute({ getParentRoute: inShell, path: '/work/$kind/$id', component: CaseScreen }),
    createRoute({ getParentRoute: inShell, path: '/proposals', component: ProposalsScreen }),
    createRoute({ getParentRoute: inShell, path: '/proposals/$id', component: ProposalScreen }),
    createRoute({ getParentRoute: inShell, path: '/people', component: PeopleScreen }),
    createRoute({ getParentRoute: inShell, path: '/people/$id', component: PersonScreen }),
    createRoute({ getParentRoute: inShell, path: '/money', component: MoneyScreen }),
    createRoute({ getParentRoute: inShell, path: '/content', component: ContentScreen }),
    createRoute({ getParentRoute: inShell, path: '/content/$kind/$key', component: ItemScreen }),
    createRoute({ getParentRoute: inShell, path: '/markets', component: MarketsScreen }),
    createRoute({ getParentRoute: inShell, path: '/markets/$product', component: ProductScreen }),
    createRoute({ getParentRoute: inShell, path: '/markets/$product/live', component: LiveScreen }),
    createRoute({ getParentRoute: inShell, path: '/markets/$product/$change', component: SettingScreen }),
    createRoute({ getParentRoute: inShell, path: '/insight', component: InsightScreen }),
    createRoute({ getParentRoute: inShell, path: '/acts', component: ActsScreen }),
    createRoute({ getParentRoute: inShell, path: '/acts/$name', component: ActScreen }),
    createRoute({ getParentRoute: inShell, path: '/team', component: TeamScreen }),
    createRoute({ getParentRoute: inShell, path: '/audit', component: AuditScreen }),
  ]),
]);
const router = createRouter({ routeTree: routes, history: createHashHistory() });

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

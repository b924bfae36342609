import { Outlet, useRouterState } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import type { Params } from '#client/navigation.ts';
import { routeAt } from '#app/route-table.ts';
import { BusyBar } from './BusyBar.tsx';
import { LoadedScreen, notFound } from './load-screen.tsx';
import { NewsHeard } from './NewsHeard.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';
import { PausedStrip } from './PausedStrip.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { TabHost } from './TabHost.tsx';
import { useShellEffects } from './use-shell-effects.ts';
import { WorkStatus } from './WorkStatus.tsx';

/** The frame around every page: kept tabs, the page on top, connection signs. */
export function Shell() {
  useShellEffects();
  // The page that is ready to be drawn, which during loading is still the one before.
  const match = useRouterState({ select: (state) => state.matches.at(-1) });
  const path = match?.pathname ?? '';
  const route = routeAt(path);
  const isDrawn = useIsDrawn(match?.status === 'success');
  const isReady = match?.status === 'success' && isDrawn;
  const params = (match?.search ?? {}) as Params;
  useEffect(() => {
    if (isReady) focusShownPage(path);
  }, [isReady, path]);
  return (
    <div className="relative flex h-full flex-col">
      <BusyBar />
      <WorkStatus />
      <NewsHeard />
      <OfflineStrip />
      <PausedStrip />
      <div className="relative min-h-0 flex-1">
        <TabHost active={route?.tab} isReady={isReady} params={params}>
          <Outlet />
        </TabHost>
        {isReady && route !== undefined && route.tab === undefined && (
          <ScreenHost key={match.id} route={route} params={params} />
        )}
        {isReady && route === undefined && <LoadedScreen route={notFound} params={{}} />}
        {!isReady && route?.tab === undefined && <Outlet />}
      </div>
    </div>
  );
}

/**
 * The first page is drawn as a transition, in pieces between which a slow phone may do other things; its shape stands over it
 * until then. Later ones follow a tap, and come at once.
 */
function useIsDrawn(isLoaded: boolean): boolean {
  const [isBegun, setIsBegun] = useState(false);
  useEffect(() => {
    if (isLoaded) startTransition(() => setIsBegun(true));
  }, [isLoaded]);
  return isBegun;
}

let focusedPath: string | undefined;

/** Keys and screen readers go on in the new page, unless it has already put the focus where it wants it. */
function focusShownPage(path: string): void {
  if (path === focusedPath) return;
  focusedPath = path;
  const shown = [...document.querySelectorAll<HTMLElement>('[data-page]')].find((page) => page.checkVisibility());
  if (shown !== undefined && !shown.contains(document.activeElement)) shown.focus({ preventScroll: true });
}

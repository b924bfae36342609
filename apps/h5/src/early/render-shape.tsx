import { getSiteConfig, type LanguageCode, type OutputOf } from '@candor/api';
import { QueryClientProvider } from '@tanstack/react-query';
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import '../register-routes.ts';
import { loadRoutes, routeAt } from '#app/route-table.ts';
import { settings, storage } from '#client/read.ts';
import { settingsKey } from '#client/settings.ts';
import { callKey } from '#hooks/use-call.ts';
import { MessagesProvider } from '#i18n/MessagesProvider.tsx';
import { bringTexts, turnTexts } from '#i18n/texts.ts';
import { queryClient } from '../query-client.ts';
import { loadScreen } from '../shell/load-screen.tsx';
import { ScreenHost } from '../shell/ScreenHost.tsx';
import { TabHost } from '../shell/TabHost.tsx';
import type { ShapeMode } from './shape.ts';

// The app never draws on a server; what it reads from its stores is read as in a browser.
const { useSyncExternalStore } = React;
Object.assign(React, {
  useSyncExternalStore: <T,>(subscribe: (wake: () => void) => () => void, get: () => T) =>
    useSyncExternalStore(subscribe, get, get),
});

/** The markup of a page as a visitor sees it before any answer has come. */
export async function renderShape(path: string, language: LanguageCode, mode: ShapeMode): Promise<string> {
  settings.change({ language });
  // The parts of a first visit are drawn too, and left out on others.
  storage.remove(settingsKey);
  await bringTexts();
  await turnTexts();
  await loadRoutes();
  await loadScreen(path);
  const route = routeAt(path);
  if (route === undefined) throw new Error(`there is no page ${path}`);
  queryClient.clear();
  const site = mode === 'unknown' ? undefined : ({ mode } as OutputOf<typeof getSiteConfig>);
  queryClient.setQueryData([...callKey(getSiteConfig, {}), language, false], site);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider>
        <TabHost active={route.tab} isReady params={{}}>
          {null}
        </TabHost>
        {route.tab === undefined && <ScreenHost route={route} params={{}} />}
      </MessagesProvider>
    </QueryClientProvider>,
  );
  queryClient.clear();
  return markup;
}

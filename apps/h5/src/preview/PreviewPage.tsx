import { languageOf } from '@candor/messages';
import { useEffect, useState } from 'react';
import type { ScreenRoute } from '#app/screen.ts';
import { type Params, paramsFrom, pathOf } from '#client/navigation.ts';
import { session, settings } from '#client/read.ts';
import { findRoute } from '#app/route-table.ts';
import { queryClient } from '../query-client.ts';
import { loadScreen } from '../shell/load-screen.tsx';
import { ScreenHost } from '../shell/ScreenHost.tsx';
import { listen, type Shown } from './console-link.ts';

interface Open {
  readonly page: string;
  readonly route: ScreenRoute;
  readonly params: Params;
}

/** The page that the console asks for, as the app has it. */
export function PreviewPage() {
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    let last = '';
    listen((shown) => {
      settle(shown);
      last = shown.page;
      void screenAt(shown.page).then((found) => {
        // Another page may have been asked for meanwhile.
        if (found !== undefined && last === found.page) setOpen(found);
      });
    });
  }, []);
  if (open === undefined) return null;
  return <ScreenHost key={open.page} route={open.route} params={open.params} />;
}

let drafted = '';

/** The language and the theme; and everything is read anew when the draft is another. */
function settle({ language, theme, draft, isSignedIn }: Shown): void {
  settings.change({ language, theme });
  // A page of one's own is shown to somebody, who has nothing yet.
  if (isSignedIn && !session.isSignedIn()) session.signIn('preview');
  if (!isSignedIn && session.isSignedIn()) session.signOut();
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = languageOf(language).htmlLang;
  if (draft === drafted) return;
  drafted = draft;
  // A first reading that is still under way is of the draft before.
  void queryClient.cancelQueries().then(() => queryClient.invalidateQueries());
}

async function screenAt(page: string): Promise<Open | undefined> {
  const path = pathOf(page);
  const route = await findRoute(path);
  if (route === undefined) return undefined;
  await loadScreen(path);
  return { page, route, params: paramsFrom(page.slice(path.length + 1)) };
}

import { getUserInfo } from '@candor/api';
import { useEffect } from 'react';
import { createDoubleTapGuard } from '#client/navigation.ts';
import { call, me, session, socket } from '#client/read.ts';
import { interceptNavigation } from '#app/navigation.ts';
import { queryClient } from '../query-client.ts';
import { readAgainWhere } from '#hooks/read-again.ts';
import { useResolvedTheme } from '#hooks/use-theme.ts';
import { useSetting } from '#hooks/use-settings.ts';
import { languageOf } from '@candor/messages';
import { prefetch } from './prefetch.ts';
import { onIdle } from './on-idle.ts';

const themeColours = { dark: '#0B0D10', light: '#F5F5F2' } as const;
/** A burst of fills reads the lists once. */
const refetchAfterMs = 400;

/** The settings of the document, and the app's activities from start to end. */
export function useShellEffects(): void {
  const theme = useResolvedTheme();
  const language = useSetting('language');
  const colours = useSetting('colours');
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset.colours = colours;
  }, [colours]);
  useEffect(() => {
    document.documentElement.lang = languageOf(language).htmlLang;
  }, [language]);
  useEffect(() => {
    // Failed calls are tried at each turn of the connection; without one they fail again at once.
    socket.connection.subscribe(() => queryClient.getQueryCache().onOnline());
    return socket.start();
  }, []);
  useEffect(() => onIdle(() => void prefetch()), []);
  useEffect(refreshListsOnChange, []);
  useEffect(followOtherTabs, []);
  useEffect(askWhetherSignedIn, []);
  useEffect(() => interceptNavigation(createDoubleTapGuard(Date.now)), []);
}

/** Orders, balances and statements that were read by a call are read again when the user's own stream has changes. */
function refreshListsOnChange(): () => void {
  const moneyPaths = [
    '/coin/list',
    '/wallet/',
    '/user/getTransferList',
    '/currency/user_currency_list',
    '/practice/',
    '/user/project/',
  ];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = me.onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void readAgainWhere(queryClient, (path) => moneyPaths.some((start) => path.startsWith(start)));
    }, refetchAfterMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * A session that another device ended takes its socket with it: the next answer would be 999, so it is requested at
 * once.
 */
function askWhetherSignedIn(): () => void {
  return socket.connection.subscribe(({ state }) => {
    if (state === 'lost' && session.isSignedIn() && navigator.onLine) void call(getUserInfo, {}).catch(() => undefined);
  });
}

function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    // From the event, not from the storage by now: one user who signs out and another who signs in are two events.
    if (event.key === 'token' || event.key === null) session.follow(event.newValue ?? undefined);
  };
  window.addEventListener('storage', follow);
  // The storage may have changed since this tab read it, before it listened.
  session.isBehind();
  return () => window.removeEventListener('storage', follow);
}

import type { Navigator } from '#app/navigation.ts';
import { routeAt } from '#app/route-table.ts';
import {
  decide,
  hrefOf,
  type Interceptor,
  loginHref,
  type NavigationType,
  pathOf,
  redirectAfterMs,
  verificationPath,
} from '#client/navigation.ts';
import { doorEvents, me, session, socket } from '#client/read.ts';
import { forgetUserAnswers } from '#hooks/read-again.ts';
import { currentTexts } from '#i18n/texts.ts';
import { queryClient } from './query-client.ts';
import { depthOf, router } from './router.tsx';
import { restartTabs } from './shell/tab-epoch.ts';
import { toast } from '#ui/Toast.tsx';

const interceptors = new Set<Interceptor>();
const pleaseLogIn = () => currentTexts()?.common?.pleaseLogIn ?? '';

/** Carries out the steps of `app/navigation.ts` with the router. */
export const routerNavigator: Navigator = {
  place: () => ({ href: currentHref(), depth: depthOf(router().history.location) }),
  go,
  intercept: (interceptor) => {
    interceptors.add(interceptor);
    return () => void interceptors.delete(interceptor);
  },
  askToLogIn: (href) => leadAfterWords(pleaseLogIn(), loginHref(href), 'push'),
  endSession: () => {
    stopLeading();
    session.signOut();
  },
};

function currentHref(): string {
  return router().history.location.href;
}

function go(type: NavigationType, href: string, delta: number): void {
  const step = decide(
    { type, href, delta },
    {
      isSignedIn: session.isSignedIn(),
      needsSession: (path) => routeAt(path)?.access === 'signed_in',
      isTab: (path) => routeAt(path)?.tab !== undefined,
      depth: depthOf(router().history.location),
      interceptors,
    },
  );
  if (step.do === 'push') router().history.push(step.href);
  if (step.do === 'replace') router().history.replace(step.href);
  if (step.do === 'restart') restart(step.href);
  if (step.do === 'back') router().history.go(-step.delta);
  if (step.do === 'login') leadAfterWords(pleaseLogIn(), step.href, 'push');
}

/** Unwinds the stack to its first entry and puts the page there. */
function restart(href: string): void {
  restartTabs();
  const depth = depthOf(router().history.location);
  if (depth === 0) return router().history.replace(href);
  const stop = router().history.subscribe(() => {
    stop();
    router().history.replace(href);
  });
  router().history.go(-depth);
}

let leading: ReturnType<typeof setTimeout> | undefined;

/** Two refusals at once are one message and one redirect; a user already on the login page is not sent again. */
function leadAfterWords(text: string, href: string, how: 'push' | 'replace'): void {
  toast('info', text);
  if (leading !== undefined) return;
  leading = setTimeout(() => {
    leading = undefined;
    if (pathOf(currentHref()) !== pathOf(href)) router().history[how](href);
  }, redirectAfterMs);
}

function stopLeading(): void {
  clearTimeout(leading);
  leading = undefined;
}

// 999: the message, the user cleared, login after 1.2 s. 998: the message, the verification page after 1.2 s.
doorEvents.onSignedOut = (message) => {
  const here = currentHref();
  session.signOut();
  leadAfterWords(message || pleaseLogIn(), loginHref(here), 'push');
};
doorEvents.onVerificationNeeded = (message) => {
  leadAfterWords(message, hrefOf(verificationPath, { from: pathOf(currentHref()) }), 'push');
};

// A user who signs in or out gets a socket of their own and nothing of the last user's: not the way to a login either.
session.onChange(() => {
  stopLeading();
  me.forget();
  forgetUserAnswers(queryClient, session.isSignedIn());
  socket.restart();
});

import {
  decide,
  homePath,
  hrefOf,
  type Interceptor,
  loginHref,
  type NavigationType,
  type ParamsInput,
  pathOf,
  redirectAfterMs,
  verificationPath,
} from './brain/navigation.ts';
import { doorEvents, me, session, socket } from './brain/read.ts';
import { routeAt } from './find-route.ts';
import { forgetUserAnswers } from './hooks/read-again.ts';
import { currentTexts } from './i18n/current-texts.ts';
import { queryClient } from './query-client.ts';
import { depthOf, router } from './router.tsx';
import { restartTabs } from './shell/tab-epoch.ts';
import { say } from './ui/Toast.tsx';

/* The five ways to another page (specification 2). Screens use these and nothing of the router. */

const interceptors = new Set<Interceptor>();
const pleaseLogIn = () => currentTexts()?.common.pleaseLogIn ?? '';

/** Asked before every navigation; answering false cancels it. Returns how to stop asking. */
export function interceptNavigation(interceptor: Interceptor): () => void {
  interceptors.add(interceptor);
  return () => void interceptors.delete(interceptor);
}

/** Opens a page on top of this one; a tab root is switched to instead. */
export function navigateTo(path: string, params?: ParamsInput): void {
  go('navigateTo', hrefOf(path, params));
}

/** Opens a page in place of this one. */
export function redirectTo(path: string, params?: ParamsInput): void {
  go('redirectTo', hrefOf(path, params));
}

export function switchTab(path: string, params?: ParamsInput): void {
  go('switchTab', hrefOf(path, params));
}

/** Closes everything, kept tabs included, and opens one page. */
export function reLaunch(path: string, params?: ParamsInput): void {
  go('reLaunch', hrefOf(path, params));
}

/** Goes back `delta` pages; with none left, home. */
export function navigateBack(delta = 1): void {
  go('navigateBack', currentHref(), delta);
}

/** Says "please log in first" and opens the login page 1.2 s later, to return to `href` (this page when absent). */
export function askToLogIn(href = currentHref()): void {
  leadAfterWords(pleaseLogIn(), loginHref(href), 'push');
}

/** True when signed in; else asks to log in. For acts on open pages: a star, an order. */
export function isSignedInOrAsks(): boolean {
  if (session.isSignedIn()) return true;
  askToLogIn();
  return false;
}

export function currentHref(): string {
  return router.history.location.href;
}

function go(type: NavigationType, href: string, delta = 1): void {
  const step = decide(
    { type, href, delta },
    {
      isSignedIn: session.isSignedIn(),
      needsSession: (path) => routeAt(path)?.access === 'signed_in',
      isTab: (path) => routeAt(path)?.tab !== undefined,
      depth: depthOf(router.history.location),
      interceptors,
    },
  );
  if (step.do === 'push') router.history.push(step.href);
  if (step.do === 'replace') router.history.replace(step.href);
  if (step.do === 'restart') restart(step.href);
  if (step.do === 'back') router.history.go(-step.delta);
  if (step.do === 'login') leadAfterWords(pleaseLogIn(), step.href, 'push');
}

/** Unwinds the stack to its first entry and puts the page there. */
function restart(href: string): void {
  restartTabs();
  const depth = depthOf(router.history.location);
  if (depth === 0) return router.history.replace(href);
  const stop = router.history.subscribe(() => {
    stop();
    router.history.replace(href);
  });
  router.history.go(-depth);
}

let leading: ReturnType<typeof setTimeout> | undefined;

/** Two refusals at once are one message and one redirect; one who has moved on to the login page is not sent again. */
function leadAfterWords(text: string, href: string, how: 'push' | 'replace'): void {
  say('info', text);
  if (leading !== undefined) return;
  leading = setTimeout(() => {
    leading = undefined;
    if (pathOf(currentHref()) !== pathOf(href)) router.history[how](href);
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

/** Signs this device out and starts over at home. The server is told by the screen that asks for it. */
export function leaveSession(): void {
  session.signOut();
  reLaunch(homePath);
}

/**
 * Signs this device out on a page that ended the session itself and says so: a call that met the end before the page knew
 * of it no longer leads to the login.
 */
export function endSession(): void {
  stopLeading();
  session.signOut();
}

// Whoever signs in or out gets a socket of their own and nothing of the last user's: not the way to a login either.
session.onChange(() => {
  stopLeading();
  me.forget();
  forgetUserAnswers(queryClient, session.isSignedIn());
  socket.restart();
});

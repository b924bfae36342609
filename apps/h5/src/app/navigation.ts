import { homePath, hrefOf, type Interceptor, type NavigationType, type ParamsInput } from '#client/navigation.ts';
import { session } from '#client/read.ts';

/*
 * The five ways to another page (specification 2). Screens use these and nothing of the router. The router knows all
 * pages and every page navigates, so this file knows neither: the start registers who carries the steps out.
 */

export interface Navigator {
  /** Where the user is: the address, and how many pages lie under it. */
  readonly place: () => { readonly href: string; readonly depth: number };
  readonly go: (type: NavigationType, href: string, delta: number) => void;
  readonly intercept: (interceptor: Interceptor) => () => void;
  readonly askToLogIn: (href: string) => void;
  readonly endSession: () => void;
}

let active: Navigator;

/** Must come before the first step: the start does it. */
export function registerNavigator(navigator: Navigator): void {
  active = navigator;
}

/** Asked before every navigation; answering false cancels it. Returns how to stop asking. */
export function interceptNavigation(interceptor: Interceptor): () => void {
  return active.intercept(interceptor);
}

/** Opens a page on top of this one; a tab root is switched to instead. */
export function navigateTo(path: string, params?: ParamsInput): void {
  active.go('navigateTo', hrefOf(path, params), 1);
}

/** Opens a page in place of this one. */
export function redirectTo(path: string, params?: ParamsInput): void {
  active.go('redirectTo', hrefOf(path, params), 1);
}

export function switchTab(path: string, params?: ParamsInput): void {
  active.go('switchTab', hrefOf(path, params), 1);
}

/** Closes everything, kept tabs included, and opens one page. */
export function reLaunch(path: string, params?: ParamsInput): void {
  active.go('reLaunch', hrefOf(path, params), 1);
}

/** Goes back `delta` pages; with none left, home. */
export function navigateBack(delta = 1): void {
  active.go('navigateBack', currentHref(), delta);
}

/** Says "please log in first" and opens the login page 1.2 s later, to return to `href` (this page when absent). */
export function askToLogIn(href = currentHref()): void {
  active.askToLogIn(href);
}

/** True when signed in; else asks to log in. For acts on open pages: a star, an order. */
export function requireSignIn(): boolean {
  if (session.isSignedIn()) return true;
  askToLogIn();
  return false;
}

export function currentHref(): string {
  return active.place().href;
}

/** How many pages lie under the one now open. */
export function currentDepth(): number {
  return active.place().depth;
}

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
  active.endSession();
}

import { homePath, hrefOf, type Interceptor, type NavigationType, type ParamsInput } from '#client/navigation.ts';
import { session } from '#client/read.ts';

/*
 * The five ways to another page (specification 2). Screens use these and no part of the router. The router imports all
 * pages and every page navigates, so this file imports neither: the start registers the functions that carry the steps
 * out.
 */

export interface Navigator {
  /** The user's place: the address, and the number of pages under it. */
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

/** Asked before every navigation; returning false cancels it. Returns the function that removes it. */
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

/** Shows "please log in first" and opens the login page 1.2 s later, to return to `href` (this page when absent). */
export function askToLogIn(href = currentHref()): void {
  active.askToLogIn(href);
}

/** True when signed in; otherwise asks to log in. For actions on open pages: a star, an order. */
export function requireSignIn(): boolean {
  if (session.isSignedIn()) return true;
  askToLogIn();
  return false;
}

export function currentHref(): string {
  return active.place().href;
}

/** The number of pages under the open one. */
export function currentDepth(): number {
  return active.place().depth;
}

/**
 * Signs this device out and starts over at home; the calling screen tells the server. Ends the session first, so that a
 * late "signed out" answer does not lead from home to the login.
 */
export function leaveSession(): void {
  active.endSession();
  reLaunch(homePath);
}

/**
 * Signs this device out on a page that ended the session itself and shows that: a call that met the end before the page
 * knew of it no longer leads to the login.
 */
export function endSession(): void {
  active.endSession();
}

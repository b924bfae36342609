import { homePath, redirectTarget } from '#client/navigation.ts';
import { session } from '#client/read.ts';
import { redirectTo, reLaunch } from '#app/navigation.ts';
import { forgetTyped } from '#features/auth-fields/draft.ts';

/** Starts the session of a token and goes on to where the user was going. */
export function enter(token: string, redirect: string | undefined): void {
  start(token);
  redirectTo(redirectTarget(redirect));
}

/** Starts the session of a new user: home, with nothing to go back to. */
export function enterHome(token: string): void {
  start(token);
  reLaunch(homePath);
}

function start(token: string): void {
  forgetTyped();
  session.signIn(token);
}

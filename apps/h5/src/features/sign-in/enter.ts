import { useEffect } from 'react';
import { homePath, redirectTarget } from '#client/navigation.ts';
import { session } from '#client/read.ts';
import { redirectTo, reLaunch } from '#app/navigation.ts';
import { forgetTyped } from '#features/auth-fields/draft.ts';

/** Starts the session of a token. */
export function enter(token: string): void {
  forgetTyped();
  session.signIn(token);
}

/** Starts the session of a new user: home, with nothing to go back to. */
export function enterHome(token: string): void {
  enter(token);
  reLaunch(homePath);
}

/**
 * Goes on to where the user was going as soon as a session starts, here or in another tab. It may have started while this page was on
 * its way: who was led here from a page then goes back to it at once.
 */
export function useGoesOn(redirect: string | undefined): void {
  useEffect(() => {
    const goOn = () => redirectTo(redirectTarget(redirect));
    if (redirect !== undefined && session.isSignedIn()) return goOn();
    return session.store.subscribe(({ token }, { token: before }) => {
      if (token !== undefined && before === undefined) goOn();
    });
  }, [redirect]);
}

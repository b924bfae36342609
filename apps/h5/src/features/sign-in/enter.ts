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

/** Goes on to where the user was going as soon as a session starts, here or in another tab. */
export function useGoesOn(redirect: string | undefined): void {
  useEffect(
    () =>
      session.store.subscribe(({ token }, { token: before }) => {
        if (token !== undefined && before === undefined) redirectTo(redirectTarget(redirect));
      }),
    [redirect],
  );
}

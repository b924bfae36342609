import { createStore } from 'zustand/vanilla';
import type { Storage } from './storage.ts';

const tokenKey = 'token';
/** The end of the token that the user logged in with, once it has been replaced. */
const loginKey = 'tokenOfLogin';
const endOf = (token: string | undefined) => token?.slice(-8) ?? '';

interface SessionState {
  /** The opaque session token, kept in local storage as the spec requires; absent for a visitor. */
  readonly token: string | undefined;
}

/** The session of this device. The user's own data is a query like any other (`GET /user/info`). */
export function createSession(storage: Storage) {
  const store = createStore<SessionState>(() => ({ token: storage.get(tokenKey) }));
  function signOut(): void {
    storage.remove(tokenKey);
    storage.remove(loginKey);
    store.setState({ token: undefined });
  }
  return {
    store,
    token: () => store.getState().token,
    isSignedIn: () => store.getState().token !== undefined,
    /** Keeps two users of one device apart: the same from login to logout, and only the end of a token. */
    login: () => storage.get(loginKey) ?? endOf(store.getState().token),
    signIn(token: string): void {
      // The previous user is gone for a moment, in other tabs too: they distinguish a new user from a new token by it.
      signOut();
      storage.set(tokenKey, token);
      store.setState({ token });
    },
    signOut,
    /** The session goes on under another token; an answer to one that has been replaced already brings nothing. */
    renew(before: string, token: string): void {
      if (store.getState().token !== before) return;
      if (storage.get(loginKey) === undefined) storage.set(loginKey, endOf(before));
      storage.set(tokenKey, token);
      store.setState({ token });
    },
    /** Another tab of the browser signed in or out, or has a new token. */
    follow(token: string | undefined): void {
      store.setState({ token });
    },
    /** Another tab was faster than its message: the token here has been replaced. */
    isBehind(): boolean {
      const stored = storage.get(tokenKey);
      if (stored === undefined || stored === store.getState().token) return false;
      store.setState({ token: stored });
      return true;
    },
    /** Calls `act` when a user has signed in or out. */
    onChange(act: () => void): void {
      store.subscribe((state, before) => {
        if ((state.token === undefined) !== (before.token === undefined)) act();
      });
    },
  };
}

export type Session = ReturnType<typeof createSession>;

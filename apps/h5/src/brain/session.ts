import { createStore } from 'zustand/vanilla';
import type { Storage } from './storage.ts';

const tokenKey = 'token';

export interface SessionState {
  /** The opaque session token, kept in local storage as the spec says; absent for a visitor. */
  readonly token: string | undefined;
}

/** Who is signed in on this device. The user's own data is a query like any other (`GET /user/info`). */
export function createSession(storage: Storage) {
  const store = createStore<SessionState>(() => ({ token: storage.get(tokenKey) }));
  return {
    store,
    token: () => store.getState().token,
    isSignedIn: () => store.getState().token !== undefined,
    signIn(token: string): void {
      storage.set(tokenKey, token);
      store.setState({ token });
    },
    signOut(): void {
      storage.remove(tokenKey);
      store.setState({ token: undefined });
    },
    /** Another tab of the browser signed in or out. */
    follow(token: string | undefined): void {
      store.setState({ token });
    },
  };
}

export type Session = ReturnType<typeof createSession>;

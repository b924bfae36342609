import { useSyncExternalStore } from 'react';
import { storedToken, tokenKey } from './stored.ts';

const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The token of this tab's session: another tab signs in by itself, and a closed one is signed out. */
export const session = {
  token: storedToken,
  open(token: string): void {
    sessionStorage.setItem(tokenKey, token);
    changed();
  },
  end(): void {
    sessionStorage.removeItem(tokenKey);
    changed();
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToken(): string | undefined {
  return useSyncExternalStore(subscribe, session.token);
}

import { useSyncExternalStore } from 'react';

const key = 'candor.console.token';
const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};

/** The token of this tab's session: another tab signs in by itself, and a closed one is signed out. */
export const session = {
  token: (): string | undefined => sessionStorage.getItem(key) ?? undefined,
  open(token: string): void {
    sessionStorage.setItem(key, token);
    changed();
  },
  end(): void {
    sessionStorage.removeItem(key);
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

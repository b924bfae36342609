import { useStore } from 'zustand';
import { session } from '#client/read.ts';

export function useIsSignedIn(): boolean {
  return useStore(session.store, (state) => state.token !== undefined);
}

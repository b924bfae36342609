import { useCallback } from 'react';
import { useMessages } from '../lib/i18n.tsx';
import { nameInContract } from './operator-calls.ts';

/** Names an act by its call, `setRail` or `POST /operator/rails`; a call that is no longer there keeps that name. */
export function useActName(): (call: string) => string {
  const t = useMessages();
  return useCallback(
    (call) => {
      const key = `console.acts.names.${nameInContract(call) ?? call}` as 'console.acts.names.setRail';
      return t.has(key) ? t(key) : call;
    },
    [t],
  );
}

/** The words on the button of an act: a short verb where it has one, else its name. */
export function useActButton(): (call: string) => string {
  const t = useMessages();
  const nameOf = useActName();
  return useCallback(
    (call) => {
      const key = `console.acts.buttons.${nameInContract(call) ?? call}` as 'console.acts.buttons.setHold';
      return t.has(key) ? t(key) : nameOf(call);
    },
    [t, nameOf],
  );
}

import { asCallError, type CallError, findRecipient } from '@candor/api';
import { useState } from 'react';
import { call } from '#client/read.ts';
import type { Recipient, RecipientKind } from './send-form.ts';

export interface Named {
  readonly kind: RecipientKind;
  readonly to: string;
  readonly areaCode?: string;
}

/** Asks the server for one user, by a whole address, number or ID. Each question counts, so it is asked on a tap and never while typing. */
export function useRecipient(onFound: (recipient: Recipient) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  async function find(named: Named): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      const { recipient, name, avatar, expiresAtMs } = await call(findRecipient, named);
      const shown = named.areaCode === undefined ? named.to.trim() : `+${named.areaCode} ${named.to.trim()}`;
      onFound({ token: recipient, name, avatar, named: shown, expiresAtMs });
    } catch (thrown) {
      setError(asCallError(thrown));
    } finally {
      setIsBusy(false);
    }
  }
  return { find, isBusy, error, clearError: () => setError(undefined) };
}

import { asCallError, type CallError, findRecipient, findSender, type OutputOf } from '@candor/api';
import { useState } from 'react';
import { call } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { Recipient, RecipientKind } from './send-form.ts';

export interface Named {
  readonly kind: RecipientKind;
  readonly to: string;
  readonly areaCode?: string;
}

/**
 * Asks the server for one user: by a whole address, number or ID, or as the sender of a received send. Each lookup by what they are
 * called counts, so it is asked on a tap and never while typing.
 */
export function useRecipient(onFound: (recipient: Recipient) => void) {
  const t = useMessages();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  async function ask(named: string, answer: Promise<OutputOf<typeof findRecipient>>): Promise<void> {
    setIsBusy(true);
    setError(undefined);
    try {
      const { recipient, name, avatar, expiresAtMs } = await answer;
      onFound({ token: recipient, name, avatar, named, expiresAtMs });
    } catch (thrown) {
      setError(asCallError(thrown));
    } finally {
      setIsBusy(false);
    }
  }
  const find = (named: Named) => {
    const to = named.to.trim();
    return ask(named.areaCode === undefined ? to : `+${named.areaCode} ${to}`, call(findRecipient, named));
  };
  const findSenderOf = (sendId: number) => ask(t('send.sentToYou'), call(findSender, { sendId }));
  return { find, findSenderOf, isBusy, error, clearError: () => setError(undefined) };
}

import { type CallError, cancelRecovery, getOpenRecovery, getSafety } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { knock } from '#lib/haptics.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

/** Cancels the request of the signed-in user, or that of a mail's link. Sent twice it is cancelled once. */
export function useCancelRecovery(token?: string) {
  const queries = useQueryClient();
  const { run, isBusy } = useSecretCall();
  const [isCancelled, setIsCancelled] = useState(false);
  const [error, setError] = useState<CallError>();

  async function cancel(): Promise<void> {
    setError(undefined);
    const answer = await run(cancelRecovery, token === undefined ? {} : { token });
    if (answer === undefined) return;
    if (!answer.ok) {
      setError(answer.error);
      // It may have ended in between: then the warning is over.
      void readAgain(queries, getOpenRecovery);
      return;
    }
    knock();
    setIsCancelled(true);
    void readAgain(queries, getOpenRecovery, getSafety);
  }

  return { cancel, isBusy, isCancelled, error };
}

import type { ArgumentsOf, CallSpec, OutputOf } from '@candor/api';
import { useState } from 'react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import type { OpenRequest } from './use-recovery.ts';

/** The request is not as this page has it: the token is too old, or another tab went on with it. */
export const isElsewhere: ReadonlySet<string> = new Set([
  'recovery_expired',
  'recovery_submitted',
  'recovery_unproven',
  'recovery_picture_missing',
]);

/** A call about the request: its refusal in words, or the present request. */
export function useRequestCall({ lookAgain }: Pick<OpenRequest, 'lookAgain'>) {
  const failureText = useFailureText();
  const { run, isBusy } = useSecretCall();
  const [error, setError] = useState<string>();
  async function send<C extends CallSpec>(spec: C, input: ArgumentsOf<C>): Promise<OutputOf<C> | undefined> {
    setError(undefined);
    const answer = await run(spec, input);
    if (answer === undefined) return undefined;
    if (answer.ok) return answer.value;
    if (isElsewhere.has(answer.error.code)) lookAgain();
    else setError(failureText(answer.error));
    return undefined;
  }
  return { send, isBusy, error, clearError: () => setError(undefined) };
}

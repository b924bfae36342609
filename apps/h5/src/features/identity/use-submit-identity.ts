import { type ArgumentsOf, getIdentityState, submitIdentity } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { knock } from '#lib/haptics.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

/** The server has it already: the answer to an earlier try was lost. */
const isThere: ReadonlySet<string> = new Set(['identity_in_review', 'identity_verified_already']);

/**
 * Submits a level and reads the state of the verification anew. Not by useCommand: its input is personal and must not
 * be stored on the device. Sent twice it is submitted once, because an open case refuses another one.
 */
export function useSubmitIdentity() {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { run, isBusy } = useSecretCall();
  const [error, setError] = useState<string>();
  /** Answers the code of the refusal, when there was one. */
  async function submit(input: ArgumentsOf<typeof submitIdentity>): Promise<string | undefined> {
    setError(undefined);
    const answer = await run(submitIdentity, input);
    if (answer === undefined) return undefined;
    if (!answer.ok && !isThere.has(answer.error.code)) {
      setError(failureText(answer.error));
      return answer.error.code;
    }
    knock();
    await readAgain(queries, getIdentityState);
    return undefined;
  }
  return { submit, isBusy, error, clearError: () => setError(undefined) };
}

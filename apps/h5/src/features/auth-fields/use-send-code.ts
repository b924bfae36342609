import { type openCodeScenes, type OutputOf, sendMailCode } from '@candor/api';
import type { UseFormReturn } from 'react-hook-form';
import { identityInput } from './identity-input.ts';
import type { IdentityValues } from './identity-values.ts';
import { useRefusal } from './use-refusal.ts';
import { useSecretCall } from './use-secret-call.ts';

export interface CodeValues extends IdentityValues {
  code: string;
}

export type SentCode = OutputOf<typeof sendMailCode>;

/** Sends a code to the identity of a form, once that is sound. Undefined when none was sent, and the form says why. */
export function useSendCode<T extends CodeValues>(given: UseFormReturn<T>, scene: (typeof openCodeScenes)[number]) {
  const form = given as unknown as UseFormReturn<CodeValues>;
  const { run, isBusy } = useSecretCall();
  const refuse = useRefusal(form, ['email', 'phone', 'code']);

  async function send(): Promise<SentCode | undefined> {
    const field = form.getValues('channel') === 'email' ? 'email' : 'phone';
    if (!(await form.trigger(field, { shouldFocus: true }))) return undefined;
    const sent = await run(sendMailCode, { ...identityInput(form.getValues()), scene });
    if (sent?.ok) return sent.value;
    if (sent !== undefined) refuse(sent.error);
    return undefined;
  }

  return { send, isBusy };
}

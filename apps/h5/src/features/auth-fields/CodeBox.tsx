import { type openCodeScenes, sendMailCode } from '@candor/api';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import type { IdentityValues } from './identity-values.ts';
import { SentCodeField } from './SentCodeField.tsx';
import { identityInput } from './identity-input.ts';
import { useRefusal } from './use-refusal.ts';
import { useSecretCall } from './use-secret-call.ts';

interface CodeBoxProps<T extends CodeValues> {
  readonly form: UseFormReturn<T>;
  readonly scene: (typeof openCodeScenes)[number];
  /** “Verification code” when absent. */
  readonly label?: string;
}

interface CodeValues extends IdentityValues {
  code: string;
}

/** The verification code and its send button. Sending needs a sound address, so it is checked first. */
export function CodeBox<T extends CodeValues>({ form, scene, label }: CodeBoxProps<T>) {
  const t = useMessages();
  const { run } = useSecretCall();
  const coded = form as unknown as UseFormReturn<CodeValues>;
  const refuse = useRefusal(coded, ['email', 'phone', 'code']);

  async function send() {
    const field = coded.getValues('channel') === 'email' ? 'email' : 'phone';
    if (!(await coded.trigger(field, { shouldFocus: true }))) return undefined;
    const sent = await run(sendMailCode, { ...identityInput(coded.getValues()), scene });
    if (sent?.ok) return sent.value;
    if (sent !== undefined) refuse(sent.error);
    return undefined;
  }

  return (
    <div className="flex flex-col gap-1.5">
      <SentCodeField form={coded} name="code" label={label ?? t('account.code')} send={send} />
    </div>
  );
}

import { type openCodeScenes, sendMailCode } from '@candor/contract';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useSite } from '../../../hooks/use-site.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { CodeField } from '../../../ui/CodeField.tsx';
import { say } from '../../../ui/Toast.tsx';
import type { IdentityValues } from './IdentityFields.tsx';
import { OutboxHint } from './OutboxHint.tsx';
import { identityInput } from './identity-input.ts';
import { useProblemText } from './use-problem-text.ts';
import { useRefusal } from './use-refusal.ts';
import { useSecretCall } from './use-secret-call.ts';

export interface CodeBoxProps<T extends CodeValues> {
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
  const problemText = useProblemText();
  const site = useSite();
  const { run } = useSecretCall();
  const [hint, setHint] = useState<string>();
  const coded = form as unknown as UseFormReturn<CodeValues>;
  const refuse = useRefusal(coded, ['email', 'phone', 'code']);

  async function sendCode(): Promise<boolean> {
    const field = coded.getValues('channel') === 'email' ? 'email' : 'phone';
    if (!(await coded.trigger(field, { shouldFocus: true }))) return false;
    const sent = await run(sendMailCode, { ...identityInput(coded.getValues()), scene });
    if (sent === undefined) return false;
    if (!sent.ok) {
      refuse(sent.error);
      return false;
    }
    const { sentTo, validForSeconds } = sent.value;
    setHint(t('account.codeSentTo', { recipient: sentTo, minutes: String(Math.round(validForSeconds / 60)) }));
    say('success', t('notices.codeSent', { recipient: sentTo }));
    // What was wrong with an older one, or that there was none, is over.
    coded.clearErrors('code');
    coded.setFocus('code');
    return true;
  }

  return (
    <div className="flex flex-col gap-1.5">
      <Controller
        control={coded.control}
        name="code"
        render={({ field, fieldState }) => (
          <CodeField
            {...field}
            label={label ?? t('account.code')}
            error={problemText(fieldState.error)}
            hint={hint}
            canSend
            onSend={sendCode}
            {...(site !== undefined && { resendSeconds: site.codeResendSeconds })}
          />
        )}
      />
      <OutboxHint />
    </div>
  );
}

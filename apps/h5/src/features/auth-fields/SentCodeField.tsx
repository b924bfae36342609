import type { OutputOf, sendMailCode } from '@candor/api';
import { useState } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CodeField } from '#ui/CodeField.tsx';
import { toast } from '#ui/Toast.tsx';
import { OutboxHint } from './OutboxHint.tsx';
import { useProblemText } from './use-problem-text.ts';

interface SentCodeFieldProps<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  /** Which of several addresses it goes to: each has its own pause between two codes. */
  readonly address?: string;
  /** Sends a code; undefined when none was sent, and the form shows the reason. */
  readonly send: () => Promise<OutputOf<typeof sendMailCode> | undefined>;
}

/** A code that is sent on a press, where it went, and where a practice installation shows it. */
export function SentCodeField<T extends FieldValues>({ form, name, label, address, send }: SentCodeFieldProps<T>) {
  const t = useMessages();
  const problemText = useProblemText();
  const site = useSite();
  const [hint, setHint] = useState<string>();

  async function sendCode(): Promise<boolean> {
    const sent = await send();
    if (sent === undefined) return false;
    const { sentTo, validForSeconds } = sent;
    setHint(t('account.codeSentTo', { recipient: sentTo, minutes: String(Math.round(validForSeconds / 60)) }));
    toast('success', t('notices.codeSent', { recipient: sentTo }));
    // An error of an older code, or of a missing one, is over.
    form.clearErrors(name);
    form.setFocus(name);
    return true;
  }

  return (
    <>
      <Controller
        control={form.control}
        name={name}
        render={({ field, fieldState }) => (
          <CodeField
            key={address}
            {...field}
            label={label}
            error={problemText(fieldState.error)}
            hint={hint}
            canSend
            onSend={sendCode}
            {...(site !== undefined && { resendSeconds: site.codeResendSeconds })}
          />
        )}
      />
      <OutboxHint />
    </>
  );
}

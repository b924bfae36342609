import { useState } from 'react';
import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useSite } from '#hooks/use-site.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { codeDigits, CodeField } from '#ui/CodeField.tsx';
import { toast } from '#ui/Toast.tsx';
import { OutboxHint } from './OutboxHint.tsx';
import { useProblemText } from './use-problem-text.ts';
import type { SentCode } from './use-send-code.ts';

interface SentCodeFieldProps<T extends FieldValues> {
  readonly form: UseFormReturn<T>;
  readonly name: FieldPath<T>;
  readonly label: string;
  /** Which of several addresses it goes to: each has its own pause between two codes. */
  readonly address?: string;
  /** Sends a code; undefined when none was sent, and the form shows the reason. */
  readonly send: () => Promise<SentCode | undefined>;
  /** A code that is on its way already. */
  readonly sent?: (SentCode & { readonly atMs: number }) | undefined;
  /** Called when the last digit is there. */
  readonly onFilled?: (() => void) | undefined;
}

/** A code that is sent on a press, where it went, and where a practice installation shows it. */
export function SentCodeField<T extends FieldValues>({
  form,
  name,
  label,
  address,
  send,
  sent: before,
  onFilled,
}: SentCodeFieldProps<T>) {
  const t = useMessages();
  const problemText = useProblemText();
  const site = useSite();
  const [shown, setShown] = useState<SentCode | undefined>(before);

  async function sendCode(): Promise<boolean> {
    const sent = await send();
    if (sent === undefined) return false;
    setShown(sent);
    // With an outbox, nothing has left: it is named below.
    if (site?.hasOutbox !== true) toast('success', t('notices.codeSent', { recipient: sent.sentTo }));
    // An error of an older code, or of a missing one, is over.
    form.clearErrors(name);
    form.setFocus(name);
    return true;
  }

  const hint =
    shown === undefined || site?.hasOutbox === true
      ? undefined
      : t('account.codeSentTo', { recipient: shown.sentTo, minutes: String(Math.round(shown.validForSeconds / 60)) });
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
            onChange={(text) => {
              field.onChange(text);
              if (text.length === codeDigits && field.value !== text) onFilled?.();
            }}
            sentAtMs={before?.atMs}
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

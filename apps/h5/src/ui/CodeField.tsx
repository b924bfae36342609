import { TextField, type TextFieldProps } from '@candor/kit/view';
import { useEffect, useState } from 'react';
import { useIsWorking } from '#hooks/use-is-working.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { CheckingDevice } from './CheckingDevice.tsx';

/** Spec section 5: exactly six digits. */
export const codeDigits = 6;

interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Sends a code; answers whether it left. Then the button rests for `resendSeconds`. */
  readonly onSend: () => Promise<boolean>;
  readonly canSend: boolean;
  readonly resendSeconds?: number;
  /** One was sent before the field was shown. */
  readonly sentAtMs?: number | undefined;
}

/** A verification code with its send button, greyed while a code is on its way. */
export function CodeField({
  onSend,
  canSend,
  resendSeconds = 60,
  sentAtMs: before,
  onChange,
  ...rest
}: CodeFieldProps) {
  const t = useMessages();
  const [sentAtMs, setSentAtMs] = useState(before);
  const [nowMs, setNowMs] = useState(before ?? 0);
  const [isSending, setIsSending] = useState(false);
  const isWorking = useIsWorking();
  const secondsLeft =
    sentAtMs === undefined ? 0 : Math.max(0, Math.ceil((sentAtMs + resendSeconds * 1000 - nowMs) / 1000));
  const isResting = secondsLeft > 0;
  useEffect(() => {
    if (!isResting) return;
    const timer = setInterval(() => setNowMs(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isResting]);
  const words = isResting ? t('common.resendIn', { seconds: String(secondsLeft) }) : t('common.sendCode');
  async function sendCode(): Promise<void> {
    setIsSending(true);
    const left = await onSend();
    setIsSending(false);
    if (!left) return;
    setNowMs(Date.now());
    setSentAtMs(Date.now());
  }
  return (
    <TextField
      {...rest}
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, codeDigits))}
      inputMode="numeric"
      autoComplete="one-time-code"
      end={
        <button
          type="button"
          disabled={!canSend || isSending || isResting}
          onClick={() => void sendCode()}
          className="press tap shrink-0 text-14 font-semibold text-accent disabled:text-fg-3"
        >
          {isSending && isWorking ? <CheckingDevice /> : words}
        </button>
      }
    />
  );
}

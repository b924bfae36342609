import { getPasskeyOptions } from '@candor/api';
import { TextField } from '@candor/kit/view';
import { ChevronLeft, Fingerprint, LifeBuoy, ShieldEllipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { OtpBoxes } from '#ui/OtpBoxes.tsx';
import { answerOfPasskey } from '#features/safety/step-up/passkey.ts';
import { hasPasskeys, passkeyFailure } from '#features/safety/passkeys/make-passkey.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

/** The proof of a login or the end of a freeze beside the password. */
export type FactorProof = { readonly factorCode: string } | { readonly passkey: string };

interface FactorStepProps {
  readonly onProof: (proof: FactorProof) => void;
  readonly onBack: () => void;
  /** For users who have lost all of them. */
  readonly onLost: () => void;
  readonly isBusy: boolean;
  /** On the button that sends a recovery code. */
  readonly submitText: string;
  /** The reason that the last proof was refused, in words. */
  readonly error: string | undefined;
}

/** A code like "ABCDE-23456", with or without its dash. */
const recoveryPattern = /^[a-z0-9]{5}[- ]?[a-z0-9]{5}$/i;

/**
 * The second step: app, passkey or recovery code. The user's factors are not revealed to a holder of the password
 * alone, so all are offered. Uses the texts of the account.
 */
export function FactorStep({ onProof, onBack, onLost, isBusy, submitText, error }: FactorStepProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const asking = useSecretCall();
  const [isRecovery, setIsRecovery] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [code, setCode] = useState('');
  const boxes = useRef<HTMLInputElement>(null);
  // The page before it is gone, and the focus with it.
  useEffect(() => boxes.current?.focus(), []);
  const [deviceError, setDeviceError] = useState<string>();
  // A refusal belongs to the sent proof, not to later typing.
  const shown = deviceError ?? (isTouched ? undefined : error);
  const isLikely = recoveryPattern.test(code.trim());

  function type(text: string): void {
    setDeviceError(undefined);
    setIsTouched(true);
    setCode(text);
  }

  function send(factorCode: string): void {
    setIsTouched(false);
    setCode('');
    onProof({ factorCode });
  }

  function turn(): void {
    type('');
    setIsRecovery(!isRecovery);
  }

  async function askDevice(): Promise<void> {
    setDeviceError(undefined);
    const options = await asking.run(getPasskeyOptions, {});
    if (options === undefined) return;
    if (!options.ok) return setDeviceError(failureText(options.error));
    try {
      const passkey = await answerOfPasskey(options.value.options);
      setIsTouched(false);
      onProof({ passkey });
    } catch (thrown) {
      setDeviceError(t(`safety.passkeys.${passkeyFailure(thrown)}`));
    }
  }

  return (
    <div className="flex flex-col gap-5">
      {isRecovery ? (
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isLikely) send(code.trim().toUpperCase());
            else setDeviceError(t('safety.signIn.recoveryInvalid'));
          }}
        >
          <TextField
            label={t('safety.signIn.recovery')}
            hint={t('safety.signIn.recoveryText')}
            error={shown}
            value={code}
            onChange={type}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={16}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            {submitText}
          </Button>
        </form>
      ) : (
        <div className="flex flex-col gap-2.5">
          <p className="text-13 text-fg-2">{t('safety.signIn.totpText')}</p>
          <OtpBoxes
            inputRef={boxes}
            label={t('safety.signIn.totp')}
            value={code}
            onChange={type}
            onComplete={send}
            isWrong={shown !== undefined}
          />
          {shown !== undefined && (
            <p role="alert" className="text-12 text-danger">
              {shown}
            </p>
          )}
        </div>
      )}
      {hasPasskeys() && (
        <Button
          look="soft"
          isWide
          isBusy={asking.isBusy}
          isDisabled={isBusy}
          icon={<Fingerprint aria-hidden className="size-[1.125rem]" />}
          onClick={() => void askDevice()}
        >
          {t('safety.signIn.usePasskey')}
        </Button>
      )}
      <Button
        look="soft"
        isWide
        isDisabled={isBusy}
        icon={
          isRecovery ? (
            <ShieldEllipsis aria-hidden className="size-[1.125rem]" />
          ) : (
            <LifeBuoy aria-hidden className="size-[1.125rem]" />
          )
        }
        onClick={turn}
      >
        {t(isRecovery ? 'safety.signIn.useTotp' : 'safety.signIn.useRecovery')}
      </Button>
      <div className="flex flex-col items-center gap-3">
        <Button look="ghost" size="medium" icon={<ChevronLeft aria-hidden className="size-4" />} onClick={onBack}>
          {t('safety.signIn.back')}
        </Button>
        <button
          type="button"
          disabled={isBusy}
          onClick={onLost}
          className="press min-h-11 px-3 text-13 text-fg-2 underline decoration-line-strong underline-offset-4"
        >
          {t('recovery.entry')}
        </button>
      </div>
    </div>
  );
}

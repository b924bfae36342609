import { TextField } from '@candor/kit/view';
import type { Ref } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { OtpBoxes } from '#ui/OtpBoxes.tsx';
import type { FactorWay, ProofForm } from './proof-form.ts';

interface FactorFieldProps {
  readonly form: ProofForm;
  readonly way: FactorWay | undefined;
  readonly offered: readonly FactorWay[];
  readonly inputRef: Ref<HTMLInputElement>;
  readonly isWrong: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (form: ProofForm) => void;
  readonly onComplete: (code: string) => void;
}

/** The code of the authenticator, or a recovery code; a passkey has the button. And the user's other ways. */
export function FactorField({
  form,
  way,
  offered,
  inputRef,
  isWrong,
  isDisabled,
  onChange,
  onComplete,
}: FactorFieldProps) {
  const t = useMessages();
  const change = (code: string) => onChange({ ...form, code });
  const others = offered.filter((other) => other !== way);
  return (
    <div className="flex flex-col gap-1.5">
      {way === 'totp' && (
        <>
          <span aria-hidden className="text-13 text-fg-2">
            {t('stepUp.code')}
          </span>
          <OtpBoxes
            label={t('stepUp.code')}
            value={form.code}
            inputRef={inputRef}
            isWrong={isWrong}
            isDisabled={isDisabled}
            onChange={change}
            onComplete={onComplete}
          />
        </>
      )}
      {way === 'recovery' && (
        <TextField
          ref={inputRef}
          label={t('stepUp.recoveryCode')}
          value={form.code}
          onChange={change}
          disabled={isDisabled}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={16}
        />
      )}
      {way === 'passkey' && (
        <p className="text-13 text-fg-2">
          {t('stepUp.passkey')}: <span className="text-fg-3">{t('stepUp.passkeyText')}</span>
        </p>
      )}
      {others.length > 0 && (
        <div className="flex flex-wrap gap-x-5 gap-y-2 pt-1">
          {others.map((other) => (
            <button
              key={other}
              type="button"
              onClick={() => onChange({ ...form, code: '', way: other })}
              className="press tap text-13 font-medium text-accent"
            >
              {t(`stepUp.instead.${other}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

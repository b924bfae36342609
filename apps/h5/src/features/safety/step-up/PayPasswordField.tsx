import type { Ref } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { OtpBoxes } from '#ui/OtpBoxes.tsx';

interface PayPasswordFieldProps {
  readonly value: string;
  readonly isWrong: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (digits: string) => void;
  readonly onComplete: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Before another page opens. */
  readonly onLeave: () => void;
}

/** The six digits that guard money. */
export function PayPasswordField({
  value,
  isWrong,
  isDisabled,
  onChange,
  onComplete,
  inputRef,
  onLeave,
}: PayPasswordFieldProps) {
  const t = useMessages();
  function forgotten(): void {
    onLeave();
    navigateTo('/pages/setting/payPassword', { forgotten: 1 });
  }
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between text-13">
        <span aria-hidden className="text-fg-2">
          {t('stepUp.payPassword')}
        </span>
        <button type="button" onClick={forgotten} className="press tap font-medium text-accent">
          {t('stepUp.payPasswordForgotten')}
        </button>
      </div>
      <OtpBoxes
        label={t('stepUp.payPassword')}
        value={value}
        inputRef={inputRef}
        isSecret
        isWrong={isWrong}
        isDisabled={isDisabled}
        onChange={onChange}
        onComplete={onComplete}
      />
    </div>
  );
}

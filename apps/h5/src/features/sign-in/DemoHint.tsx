import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import type { LoginValues } from '#features/auth-fields/rules.ts';

/** The ready account of a practice installation. Its password is printed where the server starts, never here. */
const demoEmail = 'demo@candor.example';

export function DemoHint({ form }: { readonly form: UseFormReturn<LoginValues> }) {
  const t = useMessages();
  const [isFilled, setIsFilled] = useState(false);
  function fill(): void {
    form.setValue('channel', 'email');
    form.setValue('method', 'password');
    form.setValue('email', demoEmail);
    form.setValue('password', '');
    form.clearErrors();
    setIsFilled(true);
    // The field appears with the next frame when the other channel or method was open.
    requestAnimationFrame(() => form.setFocus('password'));
  }
  return (
    <div className="text-center text-13 text-fg-2">
      {isFilled ? (
        <p role="status">{t('account.demoFilled')}</p>
      ) : (
        <p>
          {t('account.demoHint')}{' '}
          <button type="button" onClick={fill} className="press tap font-semibold text-accent">
            {t('account.useDemo')}
          </button>
        </p>
      )}
    </div>
  );
}

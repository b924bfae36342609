import { beginRecovery } from '@candor/api';
import { type SubmitEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { asking, recoveryToken } from './asking.ts';
import { RecoverFrame } from './RecoverFrame.tsx';

/** Asks users who came by a code alone for the login password too. */
export function PasswordStage() {
  const t = useMessages();
  const failureText = useFailureText();
  const formId = useId();
  const { run, isBusy } = useSecretCall();
  const who = useStore(asking, (now) => now.who);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  async function begin(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (who === undefined) return;
    if (password === '') return setError(t('safety.fields.passwordMissing'));
    const answer = await run(beginRecovery, { ...who, password });
    if (answer === undefined) return;
    if (!answer.ok) return setError(failureText(answer.error));
    recoveryToken.keep(answer.value.token);
    asking.setState({ who: { ...who, password } });
  }

  return (
    <RecoverFrame
      title={t('recovery.password.title')}
      text={t('recovery.password.text')}
      footer={
        <Button type="submit" form={formId} isWide isBusy={isBusy}>
          {t('recovery.intro.begin')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void begin(event)}>
        <PasswordField
          label={t('safety.fields.loginPassword')}
          labelEnd={
            <button
              type="button"
              onClick={() => navigateTo('/pages/common/register', { mode: 'forget' })}
              className="press tap text-13 text-accent"
            >
              {t('entry.forgot')}
            </button>
          }
          value={password}
          onChange={(text) => {
            setError(undefined);
            setPassword(text);
          }}
          autoComplete="current-password"
          maxLength={256}
          error={error}
        />
      </form>
    </RecoverFrame>
  );
}

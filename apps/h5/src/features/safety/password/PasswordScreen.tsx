import { type Safety, updatePassword } from '@candor/api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { NewPasswordFields } from '#features/auth-fields/NewPasswordFields.tsx';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { HoldWarning } from '../HoldWarning.tsx';
import { OwnCodeBox, usualChannel } from '../OwnCodeBox.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { SafetyPage } from '../SafetyPage.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { useSafetyRefusal } from '../use-safety-refusal.ts';
import { passwordRules, type PasswordValues } from './password-rules.ts';

/** pages/setting/password: another login password. */
export function PasswordScreen(_props: ScreenProps) {
  const t = useMessages();
  return <SafetyPage title={t('common.titles.password')}>{(safety) => <PasswordForm safety={safety} />}</SafetyPage>;
}

function PasswordForm({ safety }: { readonly safety: Safety }) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const { run, isBusy } = useSecretCall();
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordRules),
    defaultValues: {
      loginPassword: '',
      ownCode: '',
      ownChannel: usualChannel(safety),
      password: '',
      passwordAgain: '',
    },
  });
  const refuse = useSafetyRefusal(form, ['loginPassword', 'ownCode', 'password', 'passwordAgain']);

  async function change(values: PasswordValues): Promise<void> {
    const { loginPassword, ownCode, ownChannel, password, passwordAgain } = values;
    const input = { oldPassword: loginPassword, password, passwordAgain, code: ownCode, channel: ownChannel };
    const answer = await run(updatePassword, input);
    if (answer === undefined) return;
    if (!answer.ok) return refuse(answer.error);
    changed();
    toast('success', t('safety.password.done'));
    navigateBack();
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(change)(event)}>
      <p className="text-14 text-fg-2">{t('safety.password.text')}</p>
      <RunningHolds holds={safety.holds} />
      <PasswordBox
        form={form}
        name="loginPassword"
        label={t('safety.fields.currentPassword')}
        autoComplete="current-password"
      />
      <OwnCodeBox form={form} scene="password" safety={safety} />
      <NewPasswordFields form={form} />
      <HoldWarning safety={safety} />
      <Button type="submit" isWide isBusy={isBusy}>
        {t('safety.password.submit')}
      </Button>
    </form>
  );
}

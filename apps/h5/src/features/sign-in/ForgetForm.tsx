import { loginUser, resetPassword } from '@candor/api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { loginPath } from '#client/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { CodeBox } from '#features/auth-fields/CodeBox.tsx';
import { draft, keepTyped } from '#features/auth-fields/draft.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryPage } from './EntryPage.tsx';
import { enterHome } from './enter.ts';
import { IdentityFields } from '#features/auth-fields/IdentityFields.tsx';
import { identityInput } from '#features/auth-fields/identity-input.ts';
import { NewPasswordFields } from '#features/auth-fields/NewPasswordFields.tsx';
import { forgetRules, type ForgetValues } from '#features/auth-fields/rules.ts';
import { useArea } from '#features/auth-fields/use-area.ts';
import { useRefusal } from '#features/auth-fields/use-refusal.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

/** Sets a new password with a code and signs in with it: every older session has just ended. */
export function ForgetForm() {
  const t = useMessages();
  const { dialCode } = useArea();
  const { run, isBusy } = useSecretCall();
  const { channel, email, phone } = draft.getState();
  const form = useForm<ForgetValues>({
    resolver: zodResolver(forgetRules),
    defaultValues: { channel, email, phone, dialCode, code: '', password: '', passwordAgain: '' },
  });
  const refuse = useRefusal(form, ['email', 'phone', 'code', 'password', 'passwordAgain']);

  async function reset(values: ForgetValues): Promise<void> {
    const { code, password, passwordAgain } = values;
    const changed = await run(resetPassword, { ...identityInput(values), code, password, passwordAgain });
    if (changed === undefined) return;
    if (!changed.ok) return refuse(changed.error);
    const entered = await run(loginUser, { ...identityInput(values), password });
    if (entered?.ok) {
      toast('success', t('notices.loginSuccessful'));
      return enterHome(entered.value);
    }
    toast('success', t('notices.passwordChanged'));
    toLogin();
  }

  function toLogin(): void {
    keepTyped(form.getValues());
    redirectTo(loginPath);
  }

  return (
    <EntryPage title={t('entry.forgotTitle')} text={t('entry.forgotText')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(reset)(event)}>
        <IdentityFields form={form} />
        <CodeBox form={form} scene="forget" />
        <NewPasswordFields form={form} />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('entry.setPassword')}
        </Button>
        <EntryLink question={t('entry.rememberedIt')} answer={t('common.logIn')} onPress={toLogin} />
      </form>
    </EntryPage>
  );
}

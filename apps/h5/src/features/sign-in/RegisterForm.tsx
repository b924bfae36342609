import { loginUser, registerUser } from '@candor/api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { loginPath } from '#client/navigation.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { redirectTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { Agreement } from './Agreement.tsx';
import { CodeBox } from '#features/auth-fields/CodeBox.tsx';
import { draft, keepTyped } from '#features/auth-fields/draft.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryPage } from './EntryPage.tsx';
import { enterHome } from './enter.ts';
import { IdentityFields } from '#features/auth-fields/IdentityFields.tsx';
import { InvitationField } from './InvitationField.tsx';
import { InvitationOffer } from './InvitationOffer.tsx';
import { identityInput } from '#features/auth-fields/identity-input.ts';
import { NewPasswordFields } from '#features/auth-fields/NewPasswordFields.tsx';
import { registerRules, type RegisterValues } from '#features/auth-fields/rules.ts';
import { useArea } from '#features/auth-fields/use-area.ts';
import { useRefusal } from '#features/auth-fields/use-refusal.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

/** Opens an account and signs in with it. Somebody who came by a friend's link reads first what it is worth to both. */
export function RegisterForm({ invitation }: { readonly invitation: string }) {
  const t = useMessages();
  const { dialCode } = useArea();
  const { run, isBusy } = useSecretCall();
  const { channel, email, phone } = draft.getState();
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerRules),
    defaultValues: {
      channel,
      email,
      phone,
      dialCode,
      code: '',
      password: '',
      passwordAgain: '',
      invitationCode: invitation,
      isAgreed: false,
    },
  });
  const invitationCode = useWatch({ control: form.control, name: 'invitationCode' });
  const refuse = useRefusal(form, ['email', 'phone', 'code', 'password', 'passwordAgain', 'invitationCode']);

  async function register(values: RegisterValues): Promise<void> {
    const { code, password, passwordAgain, invitationCode } = values;
    const registered = await run(registerUser, {
      ...identityInput(values),
      code,
      password,
      passwordAgain,
      ...(invitationCode !== '' && { extensionCode: invitationCode }),
    });
    if (registered === undefined) return;
    if (!registered.ok) return refuse(registered.error);
    toast('success', t('notices.registrationSucceeded'));
    const entered = await run(loginUser, { ...identityInput(values), password });
    if (entered?.ok) enterHome(entered.value);
    else toLogin();
  }

  function toLogin(): void {
    keepTyped(form.getValues());
    redirectTo(loginPath);
  }

  return (
    <EntryPage title={t('account.registerTitle')} text={t('account.registerText')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(register)(event)}>
        {invitation !== '' && <InvitationOffer code={invitationCode} />}
        <IdentityFields form={form} />
        <CodeBox form={form} scene="register" />
        <NewPasswordFields form={form} />
        <InvitationField form={form} />
        {invitation === '' && <InvitationOffer code={invitationCode} />}
        <Agreement form={form} />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('account.createAccount')}
        </Button>
        <EntryLink question={t('account.haveAccount')} answer={t('common.logIn')} onPress={toLogin} />
      </form>
    </EntryPage>
  );
}

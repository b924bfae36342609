import { loginUser, registerUser } from '@candor/api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { loginPath } from '#client/navigation.ts';
import { useOverlay } from '#hooks/use-overlay.ts';
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
import { NewPasswordBox } from '#features/auth-fields/NewPasswordFields.tsx';
import { blamedField } from '#features/auth-fields/refusals.ts';
import { type RegisterStep, stepOfField } from './register-steps.ts';
import { RegisterProgress } from './RegisterProgress.tsx';
import { registerRules, type RegisterValues } from '#features/auth-fields/rules.ts';
import { useArea } from '#features/auth-fields/use-area.ts';
import { useRefusal } from '#features/auth-fields/use-refusal.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { type SentCode, useSendCode } from '#features/auth-fields/use-send-code.ts';

interface Sent extends SentCode {
  /** The identity that it went to, as it is sent to the server. */
  readonly to: string;
  readonly atMs: number;
}

/**
 * Opens an account and signs in with it, one question at a time; Back keeps what was answered. Somebody who came by a
 * friend's link reads first what it is worth to both.
 */
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
      invitationCode: invitation,
      isAgreed: false,
    },
  });
  const [step, setStep] = useState<RegisterStep>('identity');
  const [sent, setSent] = useState<Sent>();
  const code = useSendCode(form, 'register');
  const invitationCode = useWatch({ control: form.control, name: 'invitationCode' });
  const refuse = useRefusal(form, ['email', 'phone', 'code', 'password', 'invitationCode']);
  useEffect(() => {
    if (step !== 'identity') form.setFocus(step);
  }, [step, form]);
  // Each answered question is a step of the history.
  useOverlay(step !== 'identity', () => setStep('identity'));
  useOverlay(step === 'password', () => setStep('code'));

  async function leaveIdentity(): Promise<void> {
    const isSound = await form.trigger(['email', 'phone', 'invitationCode'], { shouldFocus: true });
    if (!isSound) return;
    const to = identityInput(form.getValues()).userString;
    // Back from the next question, a code is there already.
    if (sent?.to !== to) {
      const fresh = await code.send();
      if (fresh === undefined) return;
      form.resetField('code');
      setSent({ ...fresh, to, atMs: Date.now() });
    }
    setStep('code');
  }

  async function leaveCode(): Promise<void> {
    if (await form.trigger('code', { shouldFocus: true })) setStep('password');
  }

  async function register(values: RegisterValues): Promise<void> {
    const { code: typed, password, invitationCode: invited } = values;
    const registered = await run(registerUser, {
      ...identityInput(values),
      code: typed,
      password,
      passwordAgain: password,
      ...(invited !== '' && { extensionCode: invited }),
    });
    if (registered === undefined) return;
    if (!registered.ok) {
      const { failure } = registered.error;
      const blamed = failure.kind === 'refused' ? blamedField(failure.code, values.channel) : undefined;
      setStep(stepOfField(blamed));
      return refuse(registered.error);
    }
    toast('success', t('notices.registrationSucceeded'));
    const entered = await run(loginUser, { ...identityInput(values), password });
    if (entered?.ok) enterHome(entered.value);
    else toLogin();
  }

  function toLogin(): void {
    keepTyped(form.getValues());
    redirectTo(loginPath);
  }

  const submits = {
    identity: leaveIdentity,
    code: leaveCode,
    password: form.handleSubmit(register, (problems) => {
      if (problems.password === undefined && problems.isAgreed === undefined) setStep(stepOfField('code'));
    }),
  };
  const recipient = sent?.sentTo ?? '';
  const texts = {
    identity: t('entry.registerText'),
    code: t('entry.codeText', { recipient }),
    password: t('entry.passwordText'),
  };
  return (
    <EntryPage
      title={step === 'identity' ? t('entry.registerTitle') : t(`entry.steps.${step}`)}
      text={texts[step]}
      onBack={step === 'identity' ? undefined : () => setStep(step === 'password' ? 'code' : 'identity')}
      above={<RegisterProgress step={step} />}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submits[step]();
        }}
      >
        {step === 'identity' && (
          <>
            {invitation !== '' && <InvitationOffer code={invitationCode} />}
            <IdentityFields form={form} />
            <InvitationField form={form} />
            {invitation === '' && <InvitationOffer code={invitationCode} />}
          </>
        )}
        {step === 'code' && <CodeBox form={form} scene="register" sent={sent} onFilled={() => setStep('password')} />}
        {step === 'password' && (
          <>
            {/* Password managers keep the name beside the password. */}
            <input type="text" autoComplete="username" value={sent?.to ?? ''} readOnly hidden />
            <NewPasswordBox form={form} />
            <Agreement form={form} />
          </>
        )}
        <Button type="submit" isWide isBusy={isBusy || code.isBusy}>
          {t(step === 'password' ? 'entry.createAccount' : 'entry.continue')}
        </Button>
        {step === 'identity' && (
          <EntryLink question={t('entry.haveAccount')} answer={t('common.logIn')} onPress={toLogin} />
        )}
      </form>
    </EntryPage>
  );
}

import { type ArgumentsOf, type CallError, loginUser } from '@candor/api';
import { Checkbox } from '@candor/kit/view';
import { zodResolver } from '@hookform/resolvers/zod';
import { KeyRound, MessageSquareLock } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { askAs } from './recover/asking.ts';
import { CodeBox } from '#features/auth-fields/CodeBox.tsx';
import { DemoHint } from '#features/demo/DemoHint.tsx';
import { draft, keepTyped } from '#features/auth-fields/draft.ts';
import { EntryLink } from './EntryLink.tsx';
import { EntryPage } from './EntryPage.tsx';
import { enter, useGoesOn } from './enter.ts';
import { IdentityFields } from '#features/auth-fields/IdentityFields.tsx';
import { identityInput } from '#features/auth-fields/identity-input.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { loginRules, type LoginValues } from '#features/auth-fields/rules.ts';
import { SecondStep } from './SecondStep.tsx';
import { useArea } from '#features/auth-fields/use-area.ts';
import { useRefusal } from '#features/auth-fields/use-refusal.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';

const unfreezePath = '/pages/setting/unfreeze';

/** pages/common/login. `redirect` is the page to go on to. */
export function LoginScreen({ params }: ScreenProps) {
  const t = useMessages();
  const { dialCode } = useArea();
  useGoesOn(params.redirect);
  const { run, isBusy } = useSecretCall();
  const { channel, email, phone } = draft.getState();
  const form = useForm<LoginValues>({
    resolver: zodResolver(loginRules),
    defaultValues: {
      channel,
      email,
      phone,
      dialCode,
      method: 'password',
      password: '',
      code: '',
      staysLoggedIn: false,
    },
  });
  const refuse = useRefusal(form, ['email', 'phone', 'code']);
  const method = useWatch({ control: form.control, name: 'method' });
  const staysLoggedIn = useWatch({ control: form.control, name: 'staysLoggedIn' });

  /** Right so far, but for the second factor. */
  const [halfway, setHalfway] = useState<ArgumentsOf<typeof loginUser>>();

  function start(token: string): void {
    toast('success', t('notices.loginSuccessful'));
    enter(token);
  }

  /** Leads a user with the right password, code or passkey of a frozen account to the page that ends the freeze. */
  function leadsToFreeze(error: CallError): boolean {
    if (error.code !== 'account_frozen') return false;
    keepTyped(form.getValues());
    navigateTo(unfreezePath, { frozen: 1 });
    return true;
  }

  async function logIn(values: LoginValues): Promise<void> {
    const proof = values.method === 'code' ? { code: values.code } : { password: values.password };
    const input = { ...identityInput(values), ...proof, staysLoggedIn: values.staysLoggedIn };
    const answer = await run(loginUser, input);
    if (answer === undefined) return;
    if (answer.ok) return start(answer.value);
    if (answer.error.code === 'second_factor_needed') {
      // The way back of the device leaves this page for good.
      keepTyped(values);
      return setHalfway(input);
    }
    if (!leadsToFreeze(answer.error)) refuse(answer.error, values.method);
  }

  function leaveFor(query: Record<string, string>): void {
    keepTyped(form.getValues());
    navigateTo('/pages/common/register', query);
  }

  function recover({ userString, areaCode, password }: ArgumentsOf<typeof loginUser>): void {
    keepTyped(form.getValues());
    askAs({ userString, areaCode, password });
    navigateTo('/pages/common/recover');
  }

  if (halfway !== undefined) {
    return (
      <SecondStep
        input={halfway}
        onToken={start}
        onRefused={(error) => {
          setHalfway(undefined);
          if (!leadsToFreeze(error)) refuse(error, method);
        }}
        onBack={() => setHalfway(undefined)}
        onLost={() => recover(halfway)}
      />
    );
  }

  return (
    <EntryPage title={t('entry.welcomeBack')} text={t('entry.loginText')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(logIn)(event)}>
        <IdentityFields form={form} />
        {method === 'password' ? (
          <PasswordBox
            form={form}
            name="password"
            label={t('account.password')}
            autoComplete="current-password"
            labelEnd={
              <button
                type="button"
                onClick={() => leaveFor({ mode: 'forget' })}
                className="press tap text-13 text-accent"
              >
                {t('entry.forgot')}
              </button>
            }
          />
        ) : (
          <CodeBox form={form} scene="login" />
        )}
        <Checkbox isChecked={staysLoggedIn} onChange={(isChecked) => form.setValue('staysLoggedIn', isChecked)}>
          {t('entry.stayLoggedIn')}
        </Checkbox>
        <Button type="submit" isWide isBusy={isBusy}>
          {t('common.logIn')}
        </Button>
        <div aria-hidden className="flex items-center gap-3 text-13 text-fg-3">
          <span className="h-px flex-1 bg-line" />
          {t('entry.or')}
          <span className="h-px flex-1 bg-line" />
        </div>
        <PasskeySignIn
          staysLoggedIn={staysLoggedIn}
          onToken={start}
          onRefused={(error) => leadsToFreeze(error) || refuse(error)}
        />
        <Button
          look="soft"
          isWide
          isDisabled={isBusy}
          icon={
            method === 'password' ? (
              <MessageSquareLock aria-hidden className="size-[1.125rem]" />
            ) : (
              <KeyRound aria-hidden className="size-[1.125rem]" />
            )
          }
          onClick={() => {
            form.setValue('method', method === 'password' ? 'code' : 'password');
            form.clearErrors();
          }}
        >
          {t(method === 'password' ? 'entry.logInWithCode' : 'entry.logInWithPassword')}
        </Button>
        <EntryLink question={t('entry.noAccount')} answer={t('common.register')} onPress={() => leaveFor({})} />
        <DemoHint onToken={start} />
      </form>
    </EntryPage>
  );
}

import { type ArgumentsOf, unfreezeAccount } from '@candor/api';
import { Note } from '@candor/kit/view';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginPath } from '#client/navigation.ts';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateTo, redirectTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { askAs } from '../recover/asking.ts';
import { CodeBox } from '#features/auth-fields/CodeBox.tsx';
import { draft, keepTyped } from '#features/auth-fields/draft.ts';
import { EntryPage } from '../EntryPage.tsx';
import { type FactorProof, FactorStep } from '../FactorStep.tsx';
import { IdentityFields } from '#features/auth-fields/IdentityFields.tsx';
import { identityInput } from '#features/auth-fields/identity-input.ts';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { isOfFactor } from '#features/auth-fields/refusals.ts';
import { useArea } from '#features/auth-fields/use-area.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { useSafetyRefusal } from '#features/safety/use-safety-refusal.ts';
import * as z from 'zod/mini';
import { checkIdentity, codeRule, identityShape, says } from '#features/auth-fields/rules.ts';

/** The proof of ending a freeze: the login password and a code. */
const unfreezeRules = z
  .object({
    ...identityShape,
    code: codeRule,
    loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
  })
  .check(checkIdentity);
type UnfreezeValues = z.output<typeof unfreezeRules>;

/** pages/setting/unfreeze; `frozen` is set after a login that was refused for it. */
export function UnfreezeScreen({ params }: ScreenProps) {
  const isRefusedLogin = params.frozen !== undefined;
  const t = useMessages();
  const failureText = useFailureText();
  const { dialCode } = useArea();
  const { run, isBusy } = useSecretCall();
  const { channel, email, phone } = draft.getState();
  const form = useForm<UnfreezeValues>({
    resolver: zodResolver(unfreezeRules),
    defaultValues: { channel, email, phone, dialCode, code: '', loginPassword: '' },
  });
  const refuse = useSafetyRefusal(form, ['email', 'phone', 'code', 'loginPassword']);
  /** Right so far, but for the second factor. */
  const [halfway, setHalfway] = useState<ArgumentsOf<typeof unfreezeAccount>>();
  const [factorError, setFactorError] = useState<string>();

  async function send(input: ArgumentsOf<typeof unfreezeAccount>): Promise<void> {
    setFactorError(undefined);
    const answer = await run(unfreezeAccount, input);
    if (answer === undefined) return;
    if (answer.ok) {
      keepTyped(form.getValues());
      toast('success', t('safety.unfreeze.done'));
      return redirectTo(loginPath);
    }
    if (answer.error.code === 'second_factor_needed') return setHalfway(input);
    if (halfway !== undefined && isOfFactor(answer.error)) return setFactorError(failureText(answer.error));
    setHalfway(undefined);
    refuse(answer.error);
  }

  function unfreeze(values: UnfreezeValues): Promise<void> {
    const { channel: _channel, ...who } = identityInput(values);
    return send({ ...who, password: values.loginPassword, code: values.code });
  }

  function recover({ userString, areaCode, password }: ArgumentsOf<typeof unfreezeAccount>): void {
    keepTyped(form.getValues());
    askAs({ userString, areaCode, password });
    navigateTo('/pages/common/recover');
  }

  if (halfway !== undefined) {
    return (
      <EntryPage title={t('safety.signIn.title')} text={t('safety.signIn.text')}>
        <FactorStep
          onProof={(proof: FactorProof) => void send({ ...halfway, ...proof })}
          onBack={() => setHalfway(undefined)}
          onLost={() => recover(halfway)}
          isBusy={isBusy}
          submitText={t('safety.unfreeze.submit')}
          error={factorError}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={t('safety.unfreeze.title')} text={t('safety.unfreeze.text')}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(unfreeze)(event)}>
        {isRefusedLogin && (
          <Note tone="warn" title={t('safety.unfreeze.frozen')}>
            {t('safety.unfreeze.frozenText')}
          </Note>
        )}
        <IdentityFields form={form} />
        <PasswordBox form={form} name="loginPassword" label={t('account.password')} autoComplete="current-password" />
        <CodeBox form={form} scene="unfreeze" />
        <Button type="submit" isWide isBusy={isBusy}>
          {t('safety.unfreeze.submit')}
        </Button>
      </form>
    </EntryPage>
  );
}

import { bindEmail, bindMobile, codeChannels, type Safety } from '@candor/api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { CodeBox } from '#features/auth-fields/CodeBox.tsx';
import { draft, forgetTyped } from '#features/auth-fields/draft.ts';
import { EmailBox } from '#features/auth-fields/EmailBox.tsx';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { PhoneBox } from '#features/auth-fields/PhoneBox.tsx';
import { useArea } from '#features/auth-fields/use-area.ts';
import { useSecretCall } from '#features/auth-fields/use-secret-call.ts';
import { HoldWarning } from '../HoldWarning.tsx';
import { OwnCodeBox, usualChannel } from '../OwnCodeBox.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { useSafetyRefusal } from '../use-safety-refusal.ts';
import * as z from 'zod/mini';
import { checkIdentity, codeRule, identityShape, says } from '#features/auth-fields/rules.ts';

/** A new address or number with its code, confirmed from one that is bound already and by the login password. */
const bindRules = z
  .object({
    ...identityShape,
    code: codeRule,
    ownCode: codeRule,
    ownChannel: z.enum(codeChannels),
    loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
  })
  .check(checkIdentity);
type BindValues = z.output<typeof bindRules>;

interface BindFormProps {
  readonly safety: Safety;
  readonly channel: 'email' | 'mobile';
}

/** Both addresses prove themselves with a code: the one that is bound, and the one that is to be. */
export function BindForm({ safety, channel }: BindFormProps) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const { dialCode } = useArea();
  const { run, isBusy } = useSecretCall();
  const bound = channel === 'email' ? safety.email : safety.phone;
  const { email, phone } = draft.getState();
  const form = useForm<BindValues>({
    resolver: zodResolver(bindRules),
    defaultValues: {
      channel,
      email,
      phone,
      dialCode,
      code: '',
      ownCode: '',
      // An address that is bound already confirms its successor, where there is one of the kind.
      ownChannel: bound === '' ? usualChannel(safety) : channel,
      loginPassword: '',
    },
  });
  const refuse = useSafetyRefusal(form, ['email', 'phone', 'code', 'ownCode', 'loginPassword']);

  async function bind(values: BindValues): Promise<void> {
    const { code, ownCode, ownChannel, loginPassword } = values;
    const proofs = { code, oldCode: ownCode, oldChannel: ownChannel, password: loginPassword };
    const answer =
      channel === 'email'
        ? await run(bindEmail, { email: values.email.trim(), ...proofs })
        : await run(bindMobile, { mobile: values.phone.trim(), areaCode: values.dialCode, ...proofs });
    if (answer === undefined) return;
    if (!answer.ok) return refuse(answer.error);
    forgetTyped();
    changed();
    toast('success', t('safety.bind.done'));
    navigateBack();
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(bind)(event)}>
      {bound !== '' && <p className="text-14 text-fg-2">{t('safety.bind.now', { address: bound })}</p>}
      <RunningHolds holds={safety.holds} />
      {channel === 'email' ? (
        <EmailBox form={form} label={t('safety.bind.newEmail')} isNew />
      ) : (
        <PhoneBox form={form} label={t('safety.bind.newPhone')} />
      )}
      <CodeBox form={form} scene="bind" label={t('safety.bind.newCode')} />
      <OwnCodeBox form={form} scene="confirm" safety={safety} />
      <PasswordBox
        form={form}
        name="loginPassword"
        label={t('safety.fields.loginPassword')}
        autoComplete="current-password"
      />
      <HoldWarning safety={safety} />
      <Button type="submit" isWide isBusy={isBusy}>
        {t(channel === 'email' ? 'safety.bind.email' : 'safety.bind.phone')}
      </Button>
    </form>
  );
}

import { beginTotp, confirmTotp, factorChangeSubject, type OutputOf, type Safety } from '@candor/api';
import { Skeleton } from '@candor/kit/view';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { toast } from '#ui/Toast.tsx';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { SixDigitsBox } from '../pay-password/SixDigitsBox.tsx';
import { HoldWarning } from '../HoldWarning.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { ofSharedAccount } from '../SharedAccount.tsx';
import { useBegun } from '../use-begun.ts';
import { useGuardedCall } from '../use-guarded-call.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { useSafetyRefusal } from '../use-safety-refusal.ts';
import { NewSecret } from './NewSecret.tsx';
import * as z from 'zod/mini';
import { codeRule, says } from '#features/auth-fields/rules.ts';

/** The code that the app shows for the new secret, and the login password. */
const totpRules = z.object({
  code: codeRule,
  loginPassword: z.string().check(z.minLength(1, says('safety.fields.passwordMissing'))),
});
type TotpValues = z.output<typeof totpRules>;

interface AddTotpProps {
  readonly safety: Safety;
  /** The recovery codes that came with the first factor. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** A new secret, and the proof that an app has it. */
export function AddTotp({ safety, onCodes }: AddTotpProps) {
  const begun = useBegun(beginTotp, {});
  return (
    <Loaded
      from={begun}
      skeleton={
        <Skeleton
          className="items-center gap-5"
          blocks={[
            'h-5 w-full',
            'size-[11.5rem] rounded-tile',
            'h-12 w-full rounded-control',
            'h-13 w-full rounded-field',
          ]}
        />
      }
      failure={ofSharedAccount}
    >
      {(secret) => <ConfirmTotp safety={safety} secret={secret} onRenew={begun.again} onCodes={onCodes} />}
    </Loaded>
  );
}

interface ConfirmTotpProps extends AddTotpProps {
  readonly secret: OutputOf<typeof beginTotp>;
  readonly onRenew: () => void;
}

function ConfirmTotp({ safety, secret, onRenew, onCodes }: ConfirmTotpProps) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const form = useForm<TotpValues>({
    resolver: zodResolver(totpRules),
    defaultValues: { code: '', loginPassword: '' },
  });
  const refuse = useSafetyRefusal(form, ['code', 'loginPassword']);
  const guarded = useGuardedCall(confirmTotp, {
    action: 'factor_change',
    isAsked: safety.factors.length > 0,
    summary: <p className="text-14 text-fg-2">{t('safety.totp.addTitle')}</p>,
    confirmText: t('safety.totp.submit'),
    onDone: ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      changed();
      toast('success', t('safety.totp.added'));
    },
    onFailed: (error) => {
      refuse(error);
      if (error.code === 'totp_expired') onRenew();
    },
  });
  const confirm = ({ code, loginPassword }: TotpValues) =>
    guarded.start({ code, password: loginPassword }, factorChangeSubject('add_totp'));
  return (
    <>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(confirm)(event)}>
        <RunningHolds holds={safety.holds} />
        <NewSecret secret={secret.secret} uri={secret.uri} />
        <SixDigitsBox form={form} name="code" label={t('safety.totp.confirm')} />
        <PasswordBox
          form={form}
          name="loginPassword"
          label={t('safety.fields.loginPassword')}
          autoComplete="current-password"
        />
        <HoldWarning safety={safety} />
        <Button type="submit" isWide isBusy={guarded.isBusy}>
          {t('safety.totp.submit')}
        </Button>
      </form>
      {guarded.sheet}
    </>
  );
}

import { beginTotp, confirmTotp, factorChangeSubject, type OutputOf, type Safety } from '@candor/api';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { SkeletonBlock, SkeletonFrame } from '#ui/Skeleton.tsx';
import { say } from '#ui/Toast.tsx';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { SixDigitsBox } from '../pay-password/SixDigitsBox.tsx';
import { HoldWarning } from '../HoldWarning.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { useBegun } from '../use-begun.ts';
import { useGuardedCall } from '../use-guarded-call.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { useSafetyRefusal } from '../use-safety-refusal.ts';
import { NewSecret } from './NewSecret.tsx';
import { totpRules, type TotpValues } from './totp-rules.ts';

interface AddTotpProps {
  readonly safety: Safety;
  /** The recovery codes that came with the first factor. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** A new secret, and the proof that an app has it. */
export function AddTotp({ safety, onCodes }: AddTotpProps) {
  const begun = useBegun(beginTotp, {});
  if (begun.state === 'failed') return <Failure error={begun.error} onRetry={begun.again} />;
  if (begun.state === 'loading') return <SecretSkeleton />;
  return <ConfirmTotp safety={safety} secret={begun.data} onRenew={begun.again} onCodes={onCodes} />;
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
      say('success', t('safety.totp.added'));
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

function SecretSkeleton() {
  return (
    <SkeletonFrame className="flex flex-col items-center gap-5">
      <SkeletonBlock className="h-5 w-full" />
      <SkeletonBlock className="size-[184px] rounded-tile" />
      <SkeletonBlock className="h-12 w-full rounded-control" />
      <SkeletonBlock className="h-13 w-full rounded-field" />
    </SkeletonFrame>
  );
}

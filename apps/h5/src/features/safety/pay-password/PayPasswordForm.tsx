import { type PayPasswordChange, payPasswordSubject, type Safety, setPayPassword } from '@candor/api';
import { Note } from '@candor/kit/view';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';
import { PasswordBox } from '#features/auth-fields/PasswordBox.tsx';
import { HoldWarning } from '../HoldWarning.tsx';
import { OwnCodeBox, usualChannel } from '../OwnCodeBox.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { useGuardedCall } from '../use-guarded-call.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { useSafetyRefusal } from '../use-safety-refusal.ts';
import { payPasswordInput, payPasswordRules, type PayPasswordValues } from './pay-password-rules.ts';
import { SixDigitsBox } from './SixDigitsBox.tsx';
import { useNow } from '#hooks/use-now.ts';
import { durationText } from '#features/practice/duration.ts';

interface PayPasswordFormProps {
  readonly safety: Safety;
  readonly change: PayPasswordChange;
}

/** The new pay password twice, and the proof that its user sets it. */
export function PayPasswordForm({ safety, change }: PayPasswordFormProps) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const form = useForm<PayPasswordValues>({
    resolver: zodResolver(payPasswordRules),
    defaultValues: {
      change,
      loginPassword: '',
      ownCode: '',
      ownChannel: usualChannel(safety),
      payPassword: '',
      payPasswordAgain: '',
    },
  });
  const refuse = useSafetyRefusal(form, ['loginPassword', 'ownCode', 'payPassword', 'payPasswordAgain']);
  const guarded = useGuardedCall(setPayPassword, {
    action: 'pay_password',
    isAsked: change === 'change' || safety.factors.length > 0,
    summary: <p className="text-14 text-fg-2">{t(`safety.payPassword.${change}`)}</p>,
    confirmText: t(`safety.payPassword.${change}`),
    onDone: () => {
      changed();
      toast('success', t('safety.payPassword.done'));
      navigateBack();
    },
    onFailed: (error) => refuse(error),
  });

  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) =>
          void form.handleSubmit((values) => guarded.start(payPasswordInput(values), payPasswordSubject(change)))(event)
        }
      >
        <p className="text-14 text-fg-2">{t(`safety.payPassword.${change}Text`)}</p>
        <RunningHolds holds={safety.holds} />
        {change === 'change' && <LockedNote untilMs={safety.payPasswordLockedUntilMs} />}
        {change !== 'change' && (
          <PasswordBox
            form={form}
            name="loginPassword"
            label={t('safety.fields.loginPassword')}
            autoComplete="current-password"
          />
        )}
        {change === 'reset' && <OwnCodeBox form={form} scene="pay_password" safety={safety} />}
        {/* After the password: password managers take the field before one for the user name. */}
        <SixDigitsBox form={form} name="payPassword" label={t('safety.payPassword.first')} isSecret />
        <SixDigitsBox form={form} name="payPasswordAgain" label={t('safety.payPassword.again')} isSecret />
        <HoldWarning safety={safety} />
        <Button type="submit" isWide isBusy={guarded.isBusy}>
          {t(`safety.payPassword.${change}`)}
        </Button>
      </form>
      {guarded.sheet}
    </>
  );
}

/** After five wrong tries: how long the pay password is locked. Nothing else is. */
function LockedNote({ untilMs }: { readonly untilMs: number | undefined }) {
  const t = useMessages();
  const nowMs = useNow(1_000);
  if (untilMs === undefined || untilMs <= nowMs) return null;
  return <Note tone="danger">{t('safety.payPassword.locked', { time: durationText(untilMs - nowMs) })}</Note>;
}

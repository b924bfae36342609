import type { OpenRecovery } from '@candor/api';
import { ShieldAlert } from 'lucide-react';
import { useFailureText } from '#hooks/use-failure-text.ts';
import { useNow } from '#hooks/use-now.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { navigateTo } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { TimeText } from '#ui/TimeText.tsx';
import { AfterCancel } from './AfterCancel.tsx';
import { useCancelRecovery } from './use-cancel-recovery.ts';

interface RecoveryAlertProps {
  readonly recovery: OpenRecovery;
  /** False: it has ended since it was shown. */
  readonly isOpen: boolean;
}

/** The request to remove the second factors, the time of the removal, and the way to stop it. */
export function RecoveryAlert({ recovery, isOpen }: RecoveryAlertProps) {
  const t = useMessages();
  const failureText = useFailureText();
  const nowMs = useNow(1_000);
  const { cancel, isBusy, isCancelled, error } = useCancelRecovery();
  const { device, network, submittedAtMs, dueAtMs } = recovery;
  if (isCancelled) return <AfterCancel isSignedIn />;
  if (!isOpen) return null;
  const leftMs = dueAtMs - nowMs;
  return (
    <section role="alert" className="rounded-card border border-danger bg-danger-soft p-4">
      <h2 className="flex gap-2.5 text-15 font-semibold">
        <ShieldAlert aria-hidden className="mt-px size-5 shrink-0 text-danger" strokeWidth={1.75} />
        {t('recovery.alert.title')}
      </h2>
      <p className="mt-2 text-13 wrap-anywhere">
        {t('recovery.alert.from', { device: device === '' ? t('recovery.alert.unknown') : device, network })}
        {' · '}
        <TimeText atMs={submittedAtMs} look="moment" className="whitespace-nowrap tabular-nums" />
      </p>
      <p aria-live="off" className="mt-1 text-14 font-medium tabular-nums">
        {leftMs > 0 ? t('recovery.alert.left', { time: timeLeftText(leftMs) }) : t('recovery.alert.soon')}
      </p>
      <div className="mt-3.5 flex flex-col gap-2">
        <Button size="medium" isWide isBusy={isBusy} onClick={() => void cancel()}>
          {t('recovery.alert.cancel')}
        </Button>
        <Button look="soft" size="medium" isWide onClick={() => navigateTo('/pages/setting/freeze')}>
          {t('recovery.alert.freeze')}
        </Button>
      </div>
      {error !== undefined && (
        <p role="alert" className="mt-2 text-12 text-danger">
          {failureText(error)}
        </p>
      )}
      <p className="mt-2.5 text-center text-12">{t('recovery.alert.mine')}</p>
    </section>
  );
}

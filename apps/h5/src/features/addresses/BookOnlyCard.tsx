import {
  bookOnlySubject,
  type FundingLimitsRow,
  getFundingLimits,
  getSafety,
  listAddresses,
  setBookOnly,
} from '@candor/api';
import { SkeletonCard } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { timeLeftText } from '#lib/time-left.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Card } from '#ui/Card.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { Switch } from '#ui/Switch.tsx';
import { toast } from '#ui/Toast.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { StepUpSheet } from '#features/safety/step-up/StepUpSheet.tsx';
import { useProvenCommand } from '#features/safety/step-up/use-proven-command.ts';
import { useDurationText } from '#hooks/use-duration-text.ts';

/** The rule that makes every address wait, with its switch. On is one tap; off is proven, and takes a day. */
export function BookOnlyCard({ nowMs }: { readonly nowMs: number }) {
  const limits = useCall(getFundingLimits, {});
  return (
    <Loaded from={limits} skeleton={<SkeletonCard />} signedOut={null}>
      {(data) => <BookOnly limits={data} nowMs={nowMs} />}
    </Loaded>
  );
}

function BookOnly({ limits, nowMs }: { readonly limits: FundingLimitsRow; readonly nowMs: number }) {
  const t = useMessages();
  const durationText = useDurationText();
  const [asking, setAsking] = useState<'on' | 'off'>();
  const isEnding = limits.bookOnlyUntilMs !== undefined && limits.bookOnlyUntilMs > nowMs;
  const isOn = limits.isBookOnly && !isEnding;
  const close = () => setAsking(undefined);
  const invalidates = [getFundingLimits, getSafety, listAddresses];
  const turnOn = useCommand(setBookOnly, { invalidates, onDone: () => toast('success', t('addresses.bookOnlyIsOn')) });
  const turnOff = useProvenCommand(setBookOnly, {
    invalidates,
    onDone: () => toast('success', t('addresses.bookOnlyGoesOff')),
  });
  return (
    <Card className="p-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-15 font-semibold">{t('addresses.bookOnly')}</h2>
        <Switch label={t('addresses.bookOnly')} isOn={isOn} onChange={(next) => setAsking(next ? 'on' : 'off')} />
      </div>
      <p className="mt-1.5 text-13 text-fg-2">
        {isOn || isEnding
          ? t('addresses.bookOnlyOn')
          : limits.destinationWaitMs === 0
            ? t('addresses.bookOnlyOffNow')
            : t('addresses.bookOnlyOff', { wait: durationText(limits.destinationWaitMs) })}
      </p>
      {isEnding && (
        <p className="mt-1.5 text-13 text-warn tabular-nums">
          {t('addresses.bookOnlyEnds', { time: timeLeftText((limits.bookOnlyUntilMs ?? nowMs) - nowMs) })}
        </p>
      )}
      <AlertDialog
        isOpen={asking === 'on'}
        onClose={close}
        title={t('addresses.bookOnlyTurnOn')}
        confirmText={t('addresses.turnOn')}
        isBusy={turnOn.isBusy}
        onConfirm={() => void turnOn.run({ isOn: true }).then(close)}
      >
        {t('addresses.bookOnlyTurnOnText')}
      </AlertDialog>
      <StepUpSheet
        isOpen={asking === 'off'}
        onClose={close}
        action="book_only_off"
        subject={bookOnlySubject}
        summary={
          <>
            <p className="text-14 font-semibold">{t('addresses.bookOnlyTurnOff')}</p>
            <p className="pt-0.5 text-13 text-fg-2">{t('addresses.bookOnlyTurnOffText')}</p>
          </>
        }
        confirmText={t('addresses.turnOff')}
        onProven={(proof) => turnOff.run({ isOn: false }, proof)}
      />
    </Card>
  );
}

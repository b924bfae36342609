import { type FactorRow, factorChangeSubject, removeTotp, type Safety } from '@candor/api';
import { dateText } from '@candor/kit';
import { ShieldCheck } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { toast } from '#ui/Toast.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { usePasswordGuarded } from '../use-password-guarded.tsx';
import { useSafetyChanged } from '../use-safety.ts';

interface TotpOnProps {
  readonly safety: Safety;
  readonly totp: FactorRow;
}

/** The app is on: since when, and how it is removed. */
export function TotpOn({ safety, totp }: TotpOnProps) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const guarded = usePasswordGuarded(removeTotp, {
    action: 'factor_change',
    isAsked: true,
    title: t('safety.totp.removeTitle'),
    text: t('safety.totp.removeText'),
    confirmText: t('safety.totp.remove'),
    isDestructive: true,
    isHolding: true,
    onDone: () => {
      changed();
      toast('success', t('safety.totp.removed'));
      navigateBack();
    },
  });
  return (
    <>
      <Card className="flex items-start gap-3 p-4">
        <ShieldCheck aria-hidden className="size-6 shrink-0 text-good" strokeWidth={1.75} />
        <div>
          <h2 className="text-16 font-semibold">{t('safety.totp.isOn')}</h2>
          <p className="mt-0.5 text-13 text-fg-2">{t('safety.totp.isOnText', { date: dateText(totp.addedAtMs) })}</p>
        </div>
      </Card>
      <RunningHolds holds={safety.holds} />
      <Button
        look="danger"
        isWide
        isBusy={guarded.isBusy}
        onClick={() => guarded.ask({}, factorChangeSubject('remove_totp'))}
      >
        {t('safety.totp.remove')}
      </Button>
      {guarded.sheets}
    </>
  );
}

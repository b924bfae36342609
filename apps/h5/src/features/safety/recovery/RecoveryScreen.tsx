import { factorChangeSubject, makeRecoveryCodes, type Safety } from '@candor/api';
import { Empty } from '@candor/kit/view';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack, navigateTo } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { SafetyPage } from '../SafetyPage.tsx';
import { usePasswordGuarded } from '../use-password-guarded.tsx';
import { useSafetyChanged } from '../use-safety.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** pages/setting/recovery: how many codes are left, and new ones. */
export function RecoveryScreen(_props: ScreenProps) {
  const t = useMessages();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <SafetyPage title={t('safety.rows.recovery')}>
      {(safety) =>
        codes !== undefined ? (
          <RecoveryCodes codes={codes} onKept={() => navigateBack()} />
        ) : safety.factors.length === 0 ? (
          <FactorFirst />
        ) : (
          <CodesLeft safety={safety} onMade={setCodes} />
        )
      }
    </SafetyPage>
  );
}

function FactorFirst() {
  const t = useMessages();
  return (
    <Empty
      icon={<LifeBuoy />}
      title={t('safety.recovery.factorFirst')}
      text={t('safety.recovery.text')}
      action={
        <Button size="medium" onClick={() => navigateTo('/pages/setting/totp')}>
          {t('safety.score.steps.set_factor')}
        </Button>
      }
    />
  );
}

interface CodesLeftProps {
  readonly safety: Safety;
  readonly onMade: (codes: readonly string[]) => void;
}

function CodesLeft({ safety, onMade }: CodesLeftProps) {
  const t = useMessages();
  const changed = useSafetyChanged();
  const left = safety.recoveryCodesLeft;
  const confirmText = t(left > 0 ? 'safety.recovery.remake' : 'safety.recovery.make');
  const guarded = usePasswordGuarded(makeRecoveryCodes, {
    action: 'factor_change',
    isAsked: true,
    title: confirmText,
    text: t(left > 0 ? 'safety.recovery.remakeText' : 'safety.recovery.text'),
    confirmText,
    onDone: ({ recoveryCodes }) => {
      changed();
      onMade(recoveryCodes);
    },
  });
  return (
    <>
      <p className="text-14 text-fg-2">{t('safety.recovery.text')}</p>
      <Card className="flex flex-col items-center p-5">
        <p className="text-34 font-semibold tabular-nums">{left}</p>
        <p className="text-13 text-fg-2">{t('safety.recovery.left', { count: left })}</p>
      </Card>
      <Button
        isWide
        isBusy={guarded.isBusy}
        onClick={() => guarded.ask({}, factorChangeSubject('make_recovery_codes'))}
      >
        {confirmText}
      </Button>
      {guarded.sheets}
    </>
  );
}

import type { Safety } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { SafetyPage } from '../SafetyPage.tsx';
import { PayPasswordForm } from './PayPasswordForm.tsx';

/** pages/setting/payPassword: set it, change it, or reset a forgotten one (`forgotten` begins with that). */
export function PayPasswordScreen({ params }: ScreenProps) {
  const t = useMessages();
  return (
    <SafetyPage title={t('common.titles.payPassword')}>
      {(safety) => (
        <PayPassword key={params.forgotten} safety={safety} startsForgotten={params.forgotten !== undefined} />
      )}
    </SafetyPage>
  );
}

interface PayPasswordProps {
  readonly safety: Safety;
  readonly startsForgotten: boolean;
}

function PayPassword({ safety, startsForgotten }: PayPasswordProps) {
  const t = useMessages();
  const [isForgotten, setIsForgotten] = useState(startsForgotten);
  const change = !safety.hasPayPassword ? 'set' : isForgotten ? 'reset' : 'change';
  return (
    <>
      <PayPasswordForm key={change} safety={safety} change={change} />
      {safety.hasPayPassword && (
        <button
          type="button"
          onClick={() => setIsForgotten(!isForgotten)}
          className="press tap self-center text-13 text-accent"
        >
          {t(isForgotten ? 'safety.payPassword.remembered' : 'safety.payPassword.forgot')}
        </button>
      )}
    </>
  );
}

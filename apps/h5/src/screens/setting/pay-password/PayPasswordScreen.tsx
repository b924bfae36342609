import type { Safety } from '@candor/contract';
import { useState } from 'react';
import { useMessages } from '../../../i18n/use-messages.ts';
import type { ScreenProps } from '../../../routes.ts';
import { SafetyPage } from '../safety/SafetyPage.tsx';
import { SafetyPart } from '../safety/SafetyPart.tsx';
import { PayPasswordForm } from './PayPasswordForm.tsx';

/** pages/setting/payPassword: set it, change it, or reset a forgotten one. */
export function PayPasswordScreen(_props: ScreenProps) {
  const t = useMessages();
  return (
    <SafetyPart>
      <SafetyPage title={t('common.titles.payPassword')}>{(safety) => <PayPassword safety={safety} />}</SafetyPage>
    </SafetyPart>
  );
}

function PayPassword({ safety }: { readonly safety: Safety }) {
  const t = useMessages();
  const [isForgotten, setIsForgotten] = useState(false);
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

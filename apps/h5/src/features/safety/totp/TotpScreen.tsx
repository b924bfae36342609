import type { Safety } from '@candor/api';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { SafetyPage } from '../SafetyPage.tsx';
import { AddTotp } from './AddTotp.tsx';
import { TotpOn } from './TotpOn.tsx';

/** pages/setting/totp: set the authenticator app up, or remove it. */
export function TotpScreen(_props: ScreenProps) {
  const t = useMessages();
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <SafetyPage title={t('safety.rows.totp')}>
      {(safety) =>
        codes.length > 0 ? (
          <RecoveryCodes codes={codes} onKept={() => navigateBack()} />
        ) : (
          <Totp safety={safety} onCodes={setCodes} />
        )
      }
    </SafetyPage>
  );
}

interface TotpProps {
  readonly safety: Safety;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Totp({ safety, onCodes }: TotpProps) {
  const totp = safety.factors.find(({ kind }) => kind === 'totp');
  return totp === undefined ? <AddTotp safety={safety} onCodes={onCodes} /> : <TotpOn safety={safety} totp={totp} />;
}

import type { Safety } from '@candor/api';
import { Empty, Note } from '@candor/kit/view';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { RecoveryCodes } from '../recovery/RecoveryCodes.tsx';
import { RunningHolds } from '../RunningHolds.tsx';
import { SafetyPage } from '../SafetyPage.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { hasPasskeys } from './make-passkey.ts';
import { PasskeyCard } from './PasskeyCard.tsx';

/** pages/setting/passkeys: those of the account, and new ones. */
export function PasskeysScreen(_props: ScreenProps) {
  const t = useMessages();
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <SafetyPage title={t('safety.rows.passkeys')}>
      {(safety) =>
        codes.length > 0 ? (
          <RecoveryCodes codes={codes} onKept={() => setCodes([])} />
        ) : (
          <Passkeys safety={safety} onCodes={setCodes} />
        )
      }
    </SafetyPage>
  );
}

interface PasskeysProps {
  readonly safety: Safety;
  readonly onCodes: (codes: readonly string[]) => void;
}

function Passkeys({ safety, onCodes }: PasskeysProps) {
  const t = useMessages();
  const [isAdding, setIsAdding] = useState(false);
  const passkeys = safety.factors.filter(({ kind }) => kind === 'passkey');
  const canAdd = hasPasskeys();
  return (
    <>
      <p className="text-14 text-fg-2">{t('safety.passkeys.text')}</p>
      <RunningHolds holds={safety.holds} />
      {passkeys.length === 0 ? (
        <Card>
          <Empty icon={<Fingerprint />} title={t('safety.passkeys.none')} />
        </Card>
      ) : (
        <ul className="flex flex-col gap-3">
          {passkeys.map((passkey) => (
            <li key={passkey.factorId}>
              <PasskeyCard passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {canAdd ? (
        <Button isWide onClick={() => setIsAdding(true)}>
          {t('safety.passkeys.add')}
        </Button>
      ) : (
        <Note title={t('safety.passkeys.unsupported')}>{t('safety.passkeys.unsupportedText')}</Note>
      )}
      <AddPasskey isOpen={isAdding} onClose={() => setIsAdding(false)} safety={safety} onCodes={onCodes} />
    </>
  );
}

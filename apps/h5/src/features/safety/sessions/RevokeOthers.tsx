import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { useRevoke } from './use-revoke.ts';

/** Logs every other device out, after a question. */
export function RevokeOthers() {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevoke(() => setIsAsking(false));
  return (
    <>
      <Button look="danger" isWide className="mt-2" onClick={() => setIsAsking(true)}>
        {t('safety.sessions.revokeAll')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('safety.sessions.revokeAllTitle')}
        confirmText={t('safety.sessions.revoke')}
        onConfirm={() => void revoke.run({})}
        isBusy={revoke.isBusy}
        isDestructive
      >
        {t('safety.sessions.revokeAllText')}
      </AlertDialog>
    </>
  );
}

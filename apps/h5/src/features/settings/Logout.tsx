import { logoutUser } from '@candor/api';
import { useState } from 'react';
import { call } from '#client/read.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { leaveSession } from '#app/navigation.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/Toast.tsx';

/** The time that the server may take to end the session before the device forgets it anyway. */
const logoutTimeoutMs = 5_000;

/** Ends the session here and on the server; without a connection at least here. */
export function Logout() {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function logOut(): Promise<void> {
    setIsBusy(true);
    // A token of which the server was not informed ends there by itself; this device must not keep it.
    await call(logoutUser, {}, { timeoutMs: logoutTimeoutMs }).catch(() => undefined);
    leaveSession();
    toast('success', t('notices.loggedOut'));
  }

  return (
    <>
      <Button look="soft" isWide onClick={() => setIsAsking(true)}>
        {t('settings.logout')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('settings.logoutQuestion')}
        confirmText={t('settings.logout')}
        onConfirm={() => void logOut()}
        isBusy={isBusy}
        isDestructive
      >
        {t('settings.logoutText')}
      </AlertDialog>
    </>
  );
}

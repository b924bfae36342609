import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { work } from '#client/read.ts';
import { useIsWorking } from '#hooks/use-is-working.ts';
import { useMessages } from '#i18n/use-messages.ts';

/** Announces to a screen reader that the device is being checked, and ends that when the page is left. */
export function WorkStatus() {
  const t = useMessages();
  const isWorking = useIsWorking();
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => (pathChanged ? work.giveUp() : undefined)),
    [router],
  );
  return (
    <p role="status" className="sr-only">
      {isWorking && t('common.checkingDevice')}
    </p>
  );
}

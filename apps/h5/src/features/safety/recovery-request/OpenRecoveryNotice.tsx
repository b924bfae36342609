import { getOpenRecovery, type OpenRecovery } from '@candor/api';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { TextPart } from '#i18n/TextPart.tsx';
import { cx } from '#lib/class-names.ts';

/** Asked whenever the page is opened or come back to, and while it stays open. */
const lookEveryMs = 60_000;

const RecoveryAlert = lazy(() => import('./RecoveryAlert.tsx').then((m) => ({ default: m.RecoveryAlert })));

interface OpenRecoveryNoticeProps {
  readonly className?: string;
}

/**
 * Somebody has asked to remove the user's second factors: said wherever the owner is sure to come by. Rarely is there
 * anything to say, so nothing holds its room, and what says it is fetched only then.
 */
export function OpenRecoveryNotice({ className }: OpenRecoveryNoticeProps) {
  const recovery = useCall(getOpenRecovery, {}, { staleMs: 0, everyMs: lookEveryMs });
  const [shown, setShown] = useState<OpenRecovery>();
  const open = recovery.data?.open;
  // Cancelled here it stays, with what to do then, until the page is left.
  if (open !== undefined && open.recoveryId !== shown?.recoveryId) setShown(open);
  if (shown === undefined || recovery.state !== 'ready') return null;
  return (
    <Suspense>
      <TextPart part="account" skeleton={null}>
        <div className={cx('empty:hidden', className)}>
          <RecoveryAlert key={shown.recoveryId} recovery={open ?? shown} isOpen={open !== undefined} />
        </div>
      </TextPart>
    </Suspense>
  );
}

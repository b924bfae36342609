import { getOpenRecovery, type OpenRecovery } from '@candor/api';
import { cx } from '@candor/kit';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { TextPart } from '#i18n/TextPart.tsx';

/** Asked whenever the page is opened or come back to, and while it stays open. */
const lookEveryMs = 60_000;

const RecoveryAlert = lazy(() => import('./RecoveryAlert.tsx').then((m) => ({ default: m.RecoveryAlert })));

interface OpenRecoveryNoticeProps {
  readonly className?: string;
}

/**
 * A request to remove the user's second factors: shown wherever the owner is sure to come by. There rarely is one, so
 * no room is kept for it, and its code is loaded only then.
 */
export function OpenRecoveryNotice({ className }: OpenRecoveryNoticeProps) {
  const recovery = useCall(getOpenRecovery, {}, { staleMs: 0, everyMs: lookEveryMs });
  const [shown, setShown] = useState<OpenRecovery>();
  const open = recovery.data?.open;
  // After cancelling here it stays, with the next steps, until the page is left.
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

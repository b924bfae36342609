import { getOptionLimits } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Failure } from '#ui/Failure.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { SignedOut } from '#ui/SignedOut.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { LimitFields } from './LimitFields.tsx';
import { PauseList } from './PauseList.tsx';

interface LimitsSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The staked asset: limits are amounts of it. */
  readonly code: string;
  readonly scale: number;
}

/** What users allow themselves: limits of a day, and a pause. */
export function LimitsSheet({ isOpen, onClose, code, scale }: LimitsSheetProps) {
  const t = useMessages();
  const limits = useCall(getOptionLimits, {}, { isEnabled: isOpen });
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('options.limitsAndPause')}>
      {limits.state === 'loading' && <SkeletonRows rows={6} />}
      {limits.state === 'signed_out' && <SignedOut />}
      {limits.state === 'failed' && <Failure error={limits.error} onRetry={limits.retry} />}
      {limits.state === 'ready' && (
        <>
          <LimitFields limits={limits.data} code={code} scale={scale} />
          <PauseList pausedUntilMs={limits.data.pausedUntilMs} />
        </>
      )}
    </Sheet>
  );
}
